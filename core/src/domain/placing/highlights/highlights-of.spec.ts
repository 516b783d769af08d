import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../../testing/index.js';
import type { Category } from '../../cars/category.js';
import { placesOfBoard } from '../../leaderboard/rank-entries.js';
import { highlightsOf } from './highlights-of.js';

const entry = (id: string, category: Category, time: string | null, day: number) =>
  buildEntry({
    _id: id,
    category,
    createdAt: `2026-01-0${day}T00:00:00.000Z`,
    car: { _id: `car ${id}`, name: `Car ${id}`, owner: `Driver ${id}`, time, worldFacts: null },
  });
const highlights = (...entries: ReturnType<typeof entry>[]) =>
  highlightsOf((category) => placesOfBoard(entries, category));

describe('what the home page shows of the boards', () => {
  test('are the first three of Our Drag Races with their gaps to the first', () => {
    const { top } = highlights(
      entry('d', 'Our Drag Races', '12.0', 1),
      entry('b', 'Our Drag Races', '10.51', 1),
      entry('a', 'Our Drag Races', '10.4', 1),
      entry('c', 'Our Drag Races', '10.510', 2),
      entry('w', 'World Facts', '8.0', 1),
    );
    expect(top.map(({ entryId, position, time, gap }) => [entryId, position, time, gap])).toEqual([
      ['a', 1, '10.4', null],
      ['b', 2, '10.51', 0.11],
      ['c', 2, '10.510', 0.11],
    ]);
  });

  test('is the newest entry, on a board by time if its car is on one', () => {
    const votes = { ...entry('v', 'Votes by Viewers', '12.0', 3), votes: 4 };
    const race = { ...entry('r', 'Our Drag Races', '12.0', 2), car: votes.car };
    const { latest } = highlights(votes, entry('w', 'World Facts', '9.0', 1), race);
    expect(latest).toMatchObject({ entryId: 'r', position: 1, driver: 'Driver v' });
    expect(highlights(votes).latest).toMatchObject({ entryId: 'v', position: null, gap: null });
  });

  test('is a World Facts time with its source, which is not beside a time of the car’s own', () => {
    const facts = { worldFacts: '9.9', worldFactsSource: 'MotorTrend' };
    const reference = entry('w', 'Our Drag Races', null, 1);
    const own = entry('o', 'Our Drag Races', '10.4', 2);
    const { top, latest } = highlights(
      { ...reference, car: { ...reference.car, ...facts } },
      { ...own, car: { ...own.car, ...facts } },
    );
    expect([...top, latest].map((one) => [one?.time, one?.source])).toEqual([
      ['9.9', 'MotorTrend'],
      ['10.4', null],
      ['10.4', null],
    ]);
  });

  test('is nothing on a new site', () => {
    expect(highlights()).toEqual({ top: [], latest: null });
  });

  test('has no gap without a time', () => {
    const { top } = highlights(entry('a', 'Our Drag Races', '9', 1), entry('b', 'Our Drag Races', null, 1));
    expect(top.map(({ gap }) => gap)).toEqual([null, null]);
  });
});
