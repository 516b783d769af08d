import { type Lineup, readEvent } from '@quartermile/core/domain';
import { QuartermileProvider } from '@quartermile/core/ui';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toShownEvent } from '../load-events.js';
import { EventPage, type EventPageProps } from './event-page.js';
import { LIVE_REFRESH_MS } from './use-live-refresh.js';

const now = new Date('2026-11-21T10:00:00+02:00');
const event = toShownEvent(
  readEvent({
    id: 'e1',
    title: 'Strip night',
    date: '2026-11-22T18:00',
    venue: 'Tarlton',
    details: 'Bring a helmet.',
  }),
  now,
);
const [golf, polo] = ['Golf', 'Polo'].map((name, at) => ({
  ...{ carId: `019aa2ce-0000-7000-8000-00000000000${at}`, seed: at + 1 },
  ...{ name, driver: 'Lerato' },
}));
const lineup: Lineup = {
  cars: [
    { _id: golf?.carId ?? '', name: 'Golf', driver: 'Lerato', time: '12.1' },
    { _id: 'r35', name: 'GT-R', driver: 'Test driver', time: '9.9', source: 'MotorTrend' },
  ],
  ladder: {
    size: 4,
    rounds: [
      [
        { sides: [golf ?? 'bye', 'bye'], winner: golf?.carId ?? '', times: [null, null] },
        {
          sides: [polo ?? 'bye', { carId: 'gone', seed: 3, name: null, driver: null }],
          winner: polo?.carId ?? '',
          times: [12.3, null],
        },
      ],
      [{ sides: [golf ?? 'bye', polo ?? 'bye'], winner: null, times: [null, null] }],
    ],
  },
  pastEventId: null,
};

function show(loaded: EventPageProps['loaded'], reload = () => {}) {
  return render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <EventPage loaded={loaded} reload={reload} isReloading={false} />
      </MemoryRouter>
    </QuartermileProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the page of an event', () => {
  it('shows date, start, directions, text and calendar file', () => {
    show({ event, lineup: null });
    expect(screen.getByRole('heading', { level: 1, name: 'Strip night' })).toBeTruthy();
    expect(screen.getByText('Starts at 18:00')).toBeTruthy();
    expect(screen.getByText('Bring a helmet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Get Directions/ }).getAttribute('rel')).toBe(
      'noopener noreferrer',
    );
    expect(screen.getByRole('link', { name: 'Save the date' }).getAttribute('href')).toBe(
      '/api/events/calendar/e1',
    );
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  it('links the cars of the entry list to their pages', () => {
    show({ event, lineup });
    const entries = within(screen.getByRole('region', { name: 'Entry list' }));
    expect(entries.getByText('9.9 s').textContent).toBe('9.9 sMotorTrend');
    expect(entries.getByText('12.1 s').textContent).toBe('12.1 s');
    expect(entries.getByRole('link', { name: 'Golf' }).getAttribute('href')).toBe(
      `/cars/${golf?.carId}-golf`,
    );
  });

  it('shows the rounds of the ladder with winners, byes, times and removed cars', () => {
    show({ event, lineup });
    const round = (name: string) => within(screen.getByRole('region', { name }));
    const races = round('Semifinals').getAllByRole('listitem');
    expect(races.map(({ textContent }) => textContent)).toEqual([
      'Seed 11Golf Lerato WinnerBye',
      'Seed 22Polo Lerato Winner12.3 sSeed 33Removed car',
    ]);
    expect(round('Final').getByRole('listitem').textContent).toBe('Seed 11Golf LeratoSeed 22Polo Lerato');
    expect(screen.queryByText('Golf wins the ladder')).toBeNull();
    cleanup();
    const [first, final] = lineup.ladder?.rounds ?? [];
    const won = (final ?? []).map((race) => ({ ...race, winner: golf?.carId ?? '' }));
    show({ event, lineup: { ...lineup, ladder: { size: 4, rounds: [first ?? [], won] } } });
    expect(screen.getByText('Golf wins the ladder')).toBeTruthy();
  });

  it('is read again every 30 s while it is visible and has a ladder', () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const { unmount } = show({ event, lineup }, reload);
    act(() => vi.advanceTimersByTime(LIVE_REFRESH_MS * 2));
    expect(reload).toHaveBeenCalledTimes(2);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => vi.advanceTimersByTime(LIVE_REFRESH_MS * 2));
    expect(reload).toHaveBeenCalledTimes(2);
    visibility.mockRestore();
    unmount();
    show({ event, lineup: { ...lineup, ladder: null } }, reload);
    act(() => vi.advanceTimersByTime(LIVE_REFRESH_MS * 2));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not found when there is none, and stays after a failed reload', () => {
    const { rerender } = show({ event, lineup });
    const page = (loaded: EventPageProps['loaded']) => (
      <QuartermileProvider env="test">
        <MemoryRouter>
          <EventPage loaded={loaded} reload={() => {}} isReloading={false} />
        </MemoryRouter>
      </QuartermileProvider>
    );
    rerender(page(null));
    expect(screen.getByRole('heading', { level: 1, name: 'Strip night' })).toBeTruthy();
    cleanup();
    show('missing');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page does not exist.');
  });
});
