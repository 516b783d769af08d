import { readEvent, type StoredEvent } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EventsPage, type EventsPageProps } from './events-page.js';
import { loadEvents, toShownEvent } from './load-events.js';
import type { LoadedEvents } from './shown-event.js';

const now = new Date('2026-11-21T10:00:00+02:00');
const event = (document: object) =>
  toShownEvent(readEvent({ id: 'e1', title: 'Strip night', date: '2026-11-22', ...document }), now);

let reloads = 0;
function show(loaded: EventsPageProps['loaded'], isReloading = false) {
  reloads = 0;
  const page = (state: Pick<EventsPageProps, 'loaded' | 'isReloading'>) => (
    <QuartermileProvider env="test">
      <MemoryRouter>
        <EventsPage
          {...state}
          publicUrl="https://quartermile.example"
          reload={() => {
            reloads += 1;
          }}
        />
      </MemoryRouter>
    </QuartermileProvider>
  );
  const { rerender } = render(page({ loaded, isReloading }));
  return (next: EventsPageProps['loaded'], isStillReloading = false) =>
    rerender(page({ loaded: next, isReloading: isStillReloading }));
}

describe('the events page', () => {
  it('shows an event’s date and relative date', () => {
    show([event({ description: 'Run what you brung.' })]);
    expect(screen.getByText('Tomorrow')).toBeTruthy();
    expect(screen.getByText('Sunday, 22 November 2026').getAttribute('datetime')).toBe('2026-11-22');
    expect(screen.getByText('Run what you brung.')).toBeTruthy();
  });

  it('shows the start in South African time, and none for an all-day event', () => {
    show([event({ date: '2026-12-05T16:00:00Z' })]);
    expect(screen.getByText('Starts at 18:00')).toBeTruthy();
    cleanup();
    show([event({ date: '2026-12-05' })]);
    expect(screen.queryByText(/^Starts at/)).toBeNull();
  });

  it('follows the specified order: image, badge, title, description, date, location', () => {
    show([event({ description: 'Run what you brung.', venue: 'Tarlton', date: '2026-11-22T18:00' })]);
    const card = screen.getByRole('listitem');
    expect(card.firstElementChild?.textContent).toBe('Tomorrow');
    expect(card.textContent).toMatch(
      /^Tomorrow ?Strip night.*Run what you brung\..*Sunday, 22 November 2026.*18:00.*Tarlton ?Details Strip night.*Save the date Strip night$/,
    );
  });

  it('has a hero with title and actions', () => {
    show([event({})]);
    const hero = screen.getByRole('heading', { level: 1, name: 'Upcoming Events' }).closest('header');
    expect(hero?.contains(screen.getByRole('button', { name: 'Refresh' }))).toBe(true);
    expect(hero?.contains(screen.getByRole('list'))).toBe(false);
  });

  it('offers to expand a long text before its lines are measured', () => {
    const more = () => screen.getByText('Show more').closest('details');
    show([event({ description: 'Many words of it. '.repeat(20) })]);
    expect(more()?.hidden).toBe(false);
    expect(more()?.querySelector('summary')?.textContent).toBe('Show moreShow less Strip night');
    cleanup();
    show([event({ description: 'Few words.' })]);
    expect(more()?.hidden).toBe(true);
    cleanup();
    show([event({ title: 'A very long title '.repeat(4) })]);
    expect(more()?.hidden).toBe(false);
  });

  it.each([null, []])('links to past events, also without upcoming ones (%j)', (loaded) => {
    show(loaded);
    expect(screen.getByRole('link', { name: 'See past events' }).getAttribute('href')).toBe('/events/past');
  });

  it('links to the page and the calendar file of an event', () => {
    show([event({ id: 'a/b' })]);
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(/^Details\s*Strip night$/)).toBe('/events/a%2Fb');
    expect(link(/^Save the date\s*Strip night$/)).toBe('/api/events/calendar/a%2Fb');
  });

  it('links coordinates to directions, and shows a place in words as plain text', () => {
    show([event({ location: '-26.1, 28.0' })]);
    const link = screen.getByRole('link', { name: /^Get Directions/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toContain('-26.1');
    for (const venue of ['Tarlton', 'TBA']) {
      cleanup();
      show([event({ venue })]);
      expect(screen.getByText(venue).closest('a')).toBeNull();
      expect(screen.queryByRole('link', { name: /^Get Directions/ })).toBeNull();
    }
  });

  it('loads no remote pictures', () => {
    show([event({ image: 'https://elsewhere.example/a.jpg' })]);
    expect(document.querySelector('img')).toBeNull();
  });

  it('offers the calendar when there are events', () => {
    show([]);
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    show([event({})]);
    expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
      '/api/events/calendar.ics',
    );
  });

  it('links to the calendar feed, also without events', () => {
    show([]);
    expect(screen.getByRole('link', { name: 'Subscribe to calendar' }).getAttribute('href')).toBe(
      'webcal://quartermile.example/api/events/calendar.ics',
    );
  });

  it('has loading, error and empty states', async () => {
    show(new Promise(() => {}));
    expect(screen.getByText('Loading exciting events...')).toBeTruthy();
    show(null);
    expect(screen.getByRole('alert').textContent).toMatch(/Error loading events.*Failed to fetch events/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloads).toBe(1);
    show([]);
    expect(screen.getByText('No Upcoming Events')).toBeTruthy();
    expect(
      screen.getByText(
        "Check back soon for exciting new events! We're always planning something amazing for the community.",
      ),
    ).toBeTruthy();
  });

  it('shows the events during a refresh and keeps the focus on the button', async () => {
    const go = show([event({})]);
    const button = screen.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    expect(reloads).toBe(1);
    const later = Promise.withResolvers<LoadedEvents>();
    go(later.promise);
    expect(screen.getByRole('heading', { name: 'Strip night' })).toBeTruthy();
    expect(screen.queryByText('Loading exciting events...')).toBeNull();
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(reloads).toBe(1);
    later.resolve([event({ title: 'Dyno day' })]);
    expect(await screen.findByRole('heading', { name: 'Dyno day' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Strip night' })).toBeNull();
    expect(screen.getByText('Events refreshed.')).toBeTruthy();
    expect(document.activeElement).toBe(button);
  });

  it('shows the events and an error when a refresh fails', async () => {
    const go = show([event({})]);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    go(Promise.resolve(null));
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to refresh events');
    expect(screen.getByRole('heading', { name: 'Strip night' })).toBeTruthy();
    expect(screen.queryByText('Events refreshed.')).toBeNull();
    go([event({})]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be refreshed when empty, but not after a failed first load', () => {
    show([]);
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
    cleanup();
    show(null);
    expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  });
});

describe('loading events', () => {
  const start = Date.parse('2026-12-05T18:00:00+02:00');
  const documents: StoredEvent[] = [
    { id: 'e1', title: 'Strip night', date: new Date(start).toISOString() },
    { id: 'e2', title: 'Bakkie Day', date: '2099-01-01' },
  ];
  const loadAt = (moment: number) => {
    vi.useFakeTimers({ now: moment, toFake: ['Date'] });
    return loadEvents({ events: { list: async () => documents } as never });
  };
  afterEach(() => vi.useRealTimers());

  it('links to an event that has started, until its day is over, and omits it from the cards', async () => {
    show(await loadAt(start + 60_000));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Bakkie Day',
    ]);
    const link = screen.getByRole('link', { name: 'Strip night' });
    expect(link.getAttribute('href')).toBe('/events/e1');
    expect(link.closest('p')?.textContent).toBe('Today, under way: Strip night');
    cleanup();
    const loaded = await loadAt(start + 6 * 60 * 60_000);
    expect(loaded?.map(({ title }) => title)).toEqual(['Bakkie Day']);
  });

  it('is null when it fails', async () => {
    const list = () => Promise.reject(new TypeError('no connection'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await loadEvents({ events: { list } as never })).toBeNull();
    warn.mockRestore();
  });
});
