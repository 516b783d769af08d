import { type BoardRules, FIRST_RULES } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { RulesPage } from './rules-page.js';

const first = FIRST_RULES;
const next: BoardRules = { ...first, version: '2027-03', since: '2027-03-01', general: ['A new rule.'] };

const onRetry = vi.fn();
const show = (versions: readonly BoardRules[] | null) =>
  render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <RulesPage versions={versions} onRetry={onRetry} isRetrying={false} />
      </MemoryRouter>
    </QuartermileProvider>,
  );
const version = (name: string) => within(screen.getByRole('region', { name }));

test('the page explains each badge and the rules of each board', () => {
  show([first]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How Times Get on the Board');
  const badges = within(screen.getByRole('region', { name: 'What the badges mean' }));
  expect(badges.getAllByRole('img').map(({ textContent }) => textContent)).toEqual([
    'Timing slip',
    'GPS device',
    'Video',
    'Photograph',
    'Reference',
  ]);
  expect(badges.getByText('A GPS device measured this time.')).toBeTruthy();
  const rules = version('Rules: November 2026');
  expect(rules.getByText('In force since Monday, 23 November 2026.')).toBeTruthy();
  const boards = rules.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(boards).toEqual(['On every board', 'World Facts', 'Our Drag Races', 'Votes by Viewers']);
  expect(screen.queryByText('Earlier rules')).toBeNull();
});

test('an earlier version remains readable at its address, with its days', () => {
  show([first, next]);
  expect(version('Rules: March 2027').getByText('A new rule.')).toBeTruthy();
  expect(version('Rules: November 2026').getByText(first.general[0] ?? '')).toBeTruthy();
  expect(
    version('Rules: November 2026').getByText(
      'In force from Monday, 23 November 2026 until Monday, 1 March 2027.',
    ),
  ).toBeTruthy();
  expect(document.getElementById('rules-2026-11')?.textContent).toBe('Rules: November 2026');
  expect(version('Earlier rules').queryByText('A new rule.')).toBeNull();
});

test('the estimate at sea level is explained, with its formula and its sources', () => {
  show([first]);
  const estimate = version('How altitude affects times');
  for (const text of [
    /never rank by it/,
    /ISO 2533/,
    /American Journal of Physics/,
    /Electric cars have no estimate/,
  ])
    expect(estimate.getByText(text)).toBeTruthy();
});

test('the rest is there when the rules could not be loaded, and they are loaded again', async () => {
  show(null);
  expect(version('What the badges mean')).toBeTruthy();
  expect(screen.getByText('Could not load the rules.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
