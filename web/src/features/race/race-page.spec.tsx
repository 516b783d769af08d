import type { Place } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import { QuartermileProvider } from '@quartermile/core/ui';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LoadedRace, loadRace } from './load-race.js';
import { RacePage } from './race-page.js';

const at = (
  position: number,
  _id: string,
  car: NonNullable<Parameters<typeof buildEntry>[0]>['car'],
): Place => ({
  position,
  entry: buildEntry({ _id, category: 'Our Drag Races', car }),
});
const golf = at(1, 'golf', { name: 'Golf 7 R', owner: 'Thabo', time: '0.80', trapSpeed: 185 });
const polo = at(3, 'polo', { name: 'Polo GTI', owner: 'Lerato', time: '1.20' });
const retry = vi.fn();

const show = (race: LoadedRace) =>
  render(
    <QuartermileProvider env="test">
      <MemoryRouter>
        <RacePage race={race} onRetry={retry} isRetrying={false} />
      </MemoryRouter>
    </QuartermileProvider>,
  );
const rows = () => within(screen.getByRole('table', { name: 'The runs' })).getAllByRole('row');
const cells = () => rows().map((row) => [...row.children].map(({ textContent }) => textContent));

describe('a race', () => {
  test('says who wins and by how much, with the figures of both', () => {
    show({ kind: 'race', lanes: [polo, golf] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Polo GTI vs Golf 7 R');
    expect(screen.getByText('Golf 7 R wins by 0.4 s').parentElement?.textContent).toBe(
      'Golf 7 R wins by 0.4 s, about 185 m',
    );
    expect(cells()).toEqual([
      ['Figure', 'Polo GTI', 'Golf 7 R'],
      ['Place', '3rd in Our Drag Races', '1st in Our Drag Races'],
      ['Driver', 'Lerato', 'Thabo'],
      ['1/4 Mile Time', '1.20 s', '0.80 s'],
      ['Trap Speed', '–', '185 km/h'],
      ['Drivetrain', 'AWD', 'AWD'],
    ]);
    const links = within(screen.getByRole('navigation', { name: 'Other races' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/race/polo',
      '/race/golf',
      '/race/golf/polo',
    ]);
  });

  test('of equal times is a dead heat, and cars of one name have their drivers', () => {
    const other = at(2, 'other', { name: 'Golf 7 R', owner: 'Naledi', time: '0.8' });
    show({ kind: 'race', lanes: [golf, other] });
    expect(screen.getByText('A dead heat: both ran 0.80 s')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Golf 7 R (Thabo) vs Golf 7 R (Naledi)',
    );
  });

  test('shows the source of a World Facts time in its lane, its column and a dead heat, and beside no other time', () => {
    const facts = { worldFacts: '0.8', worldFactsSource: 'MotorTrend' };
    const reference = at(2, 'r35', { name: 'GT-R', time: null, ...facts });
    const own = at(1, 'own', { name: 'Golf 7 R', time: '0.80', ...facts });
    const { container } = show({ kind: 'race', lanes: [reference, own] });
    expect(cells()).toContainEqual(['Source', 'MotorTrend', '–']);
    const lanes = within(screen.getByRole('region', { name: 'The race' })).getAllByRole('listitem');
    expect(lanes.map((lane) => lane.textContent?.includes('MotorTrend'))).toEqual([true, false]);
    expect(screen.getByText('A dead heat: both ran 0.8 s (GT-R: MotorTrend)')).toBeTruthy();
    expect(container.textContent.split('MotorTrend')).toHaveLength(4);
  });

  test('needs two times', () => {
    show({ kind: 'race', lanes: [golf, at(9, 'none', { name: 'Citi', time: null, worldFacts: null })] });
    expect(screen.getByText('Citi has no time, so it cannot race.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the race' })).toBeNull();
  });

  test('with a car that left the board leads to the board', () => {
    show('missing');
    expect(screen.getByRole('heading', { level: 1, name: 'This car left the board' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the leaderboard' }).getAttribute('href')).toBe(
      '/leaderboard',
    );
  });

  test('that could not be loaded can be loaded again', async () => {
    show(null);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });
});

describe('a race in real time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const lanes = () =>
    within(screen.getByRole('region', { name: 'The race' }))
      .getAllByRole('listitem')
      .map((lane) => ({
        share: Number(lane.style.getPropertyValue('--share')),
        clock: lane.querySelector('[data-clock]')?.textContent,
      }));
  const start = async () => {
    act(() => screen.getByRole('button', { name: /race/i }).click());
    await pass(0);
  };

  test('starts when the green lamp lights, two seconds later, and ends with the digits of both times, as far apart as they came', async () => {
    const { container } = show({ kind: 'race', lanes: [polo, golf] });
    const lit = () => container.querySelectorAll('[data-on]').length;
    await start();
    for (const lamps of [1, 2, 3]) {
      await pass(500);
      expect([lit(), lanes()[0]?.share]).toEqual([lamps, 0]);
    }
    await pass(500 + 700);
    const [slow, quick] = lanes();
    expect(lit()).toBe(1);
    expect(quick?.share).toBeGreaterThan(slow?.share ?? 1);
    expect(slow?.share).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /race/i }).disabled).toBe(true);
    await pass(700);
    expect(lanes().map(({ clock }) => clock)).toEqual(['1.20 s', '0.80 s']);
    expect(lanes()[0]?.share).toBeLessThan(0.6);
    expect(lanes()[1]?.share).toBe(1);
  });

  test('keeps the result back until its end', async () => {
    show({ kind: 'race', lanes: [polo, golf] });
    const secrets = () => document.querySelectorAll('[data-secret]').length;
    expect(secrets()).toBe(2);
    await start();
    await pass(2000 + 1300);
    expect(secrets()).toBe(0);
  });

  test('can be run again, and stops when its page is left', async () => {
    const { unmount } = show({ kind: 'race', lanes: [polo, golf] });
    await start();
    await pass(2000 + 1300);
    expect(screen.getByRole('button', { name: 'Race again' })).toBeTruthy();
    await start();
    expect(lanes().map(({ share }) => share)).toEqual([0, 0]);
    await pass(2100);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the opponents of a car', () => {
  test('are links to the races, without cars that have no time', async () => {
    const none = at(4, 'none', { name: 'Citi', time: null, worldFacts: null });
    const view = { top: [golf], others: [polo, none] };
    const entryBoard = async () => ({ match: { place: golf }, view }) as never;
    const race = await loadRace({ leaderboard: { entryBoard } as never }, 'golf', 'golf');
    show(race);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who should Golf 7 R race?');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3rdPolo GTI Lerato1.20s', '/race/golf/polo'],
    ]);
  });

  test('have the source of a World Facts time beside it', () => {
    const reference = at(2, 'r35', { time: null, worldFacts: '9.9', worldFactsSource: 'MotorTrend' });
    const own = at(3, 'own', { time: '12.1', worldFacts: '9.9', worldFactsSource: 'MotorTrend' });
    show({ kind: 'choice', place: golf, opponents: [reference, own] });
    expect(
      screen.getAllByRole('link').map(({ textContent }) => textContent?.endsWith('sMotorTrend')),
    ).toEqual([true, false]);
  });

  test('may be none', () => {
    show({ kind: 'choice', place: golf, opponents: [] });
    expect(screen.getByText('There is no other car with a time on this board yet.')).toBeTruthy();
  });

  test('are not offered to a car without a time', () => {
    const none = at(4, 'none', { name: 'Citi', time: null, worldFacts: null });
    show({ kind: 'choice', place: none, opponents: [golf] });
    expect(screen.getByText('Citi has no time, so it cannot race.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
