import { SEARCH_DEBOUNCE_MS } from '@quartermile/core/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInTheme } from '../../test/render-dashboard.js';
import { SearchField } from './search-field.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search events' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const waitOutDebounce = () => vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS);

function Searched() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search events" value={search} onChange={setSearch} />
      <p role="status">{search}</p>
      <button type="button" onClick={() => setSearch('')}>
        Show everything
      </button>
      <button type="button" onClick={() => setSearch('ta')}>
        Search ta
      </button>
    </>
  );
}

test('keeps a letter that is typed while the search for the earlier ones is rendered', () => {
  renderInTheme(<Searched />);
  type('ta');
  act(() => {
    waitOutDebounce();
    type('tar');
  });
  expect(field().value).toBe('tar');
  act(waitOutDebounce);
  expect(screen.getByRole('status').textContent).toBe('tar');
});

test('shows a search that was changed elsewhere, also one that was typed before', () => {
  renderInTheme(<Searched />);
  type('ta');
  act(waitOutDebounce);
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(field().value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Search ta' }));
  expect(field().value).toBe('ta');
});
