import type { PastEvent } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { loadPastEvents, toListedPastEvent } from './load-past-events.js';
import { PastEventsPage, type PastEventsPageProps } from './past-events-page.js';

const event = (changes: Partial<PastEvent>): PastEvent => ({
  _id: 'e1',
  id: 'e1',
  title: 'Winter shoot-out',
  description: null,
  date: '2026-07-18',
  location: null,
  image: null,
  featured: false,
  gallery: [],
  videos: [],
  ...changes,
});

let reloads = 0;
function show(loaded: PastEventsPageProps['loaded']) {
  reloads = 0;
  render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <PastEventsPage
          loaded={loaded}
          reload={() => {
            reloads += 1;
          }}
          isReloading={false}
        />
      </MemoryRouter>
    </QuartermileProvider>,
  );
}

describe('past events', () => {
  it('are listed with featured ones first, otherwise in the server’s order', async () => {
    const list = [event({ id: 'new' }), event({ id: 'old', featured: true }), event({ id: 'oldest' })];
    const loaded = await loadPastEvents({ pastEvents: { list: async () => list } as never });
    expect(loaded?.map(({ id }) => id)).toEqual(['old', 'new', 'oldest']);
  });

  it('link to their pages and show date, place and content', () => {
    const gallery = [{ image: `/media/${'a'.repeat(64)}-10x10`, caption: null }];
    const videos = [
      { link: 'https://youtu.be/abcdefghijk', title: null },
      { link: 'https://youtu.be/abcdefghijk', title: null },
    ];
    show([
      toListedPastEvent(
        event({ id: 'a b', description: 'Cold air.', location: 'Tarlton', featured: true, gallery, videos }),
      ),
    ]);
    const card = within(screen.getByRole('listitem'));
    expect(card.getByRole('link', { name: 'Winter shoot-out' }).getAttribute('href')).toBe(
      '/events/past/a%20b',
    );
    for (const text of [
      'Saturday, 18 July 2026',
      'Tarlton',
      'Cold air.',
      'Featured',
      '1 picture, 2 videos',
    ]) {
      expect(card.getByText(text)).toBeTruthy();
    }
    expect(document.querySelector('img')?.getAttribute('src')).toBe(gallery[0]?.image);
  });

  it('have loading, error and empty states', async () => {
    show(new Promise(() => {}));
    expect(screen.getByText('Loading past events...')).toBeTruthy();
    show(null);
    expect(screen.getByRole('alert').textContent).toMatch(/Error loading past events.*Failed to fetch/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads).toBe(1);
    show([]);
    expect(screen.getByText('No Past Events')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'See upcoming events' })[0]?.getAttribute('href')).toBe(
      '/events',
    );
  });

  it('are null when loading fails', async () => {
    const list = () => Promise.reject(new TypeError('no connection'));
    expect(await loadPastEvents({ pastEvents: { list } as never })).toBeNull();
  });
});
