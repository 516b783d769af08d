import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../cars/category.js';
import { placesOfBoard } from '../leaderboard/rank-entries.js';
import { bestRun, type ComparedRun } from '../runs/best-run.js';
import { type PlaceableEntry, placeOnBoard } from './board-place.js';

const APPROVED_AT = '2026-12-01T00:00:00.000Z';

// Few values each, so that ties are common.
const times = fc.constantFrom('9.8', '9.80', '10.2', '10.21', '11.0', '999.9', null);
const days = fc.constantFrom(
  '2026-01-01T00:00:00.000Z',
  '2026-01-02T00:00:00.000Z',
  '2026-02-01T00:00:00.000Z',
);
const cars = fc.constantFrom(...Array.from({ length: 20 }, (_, number) => `car ${number}`));
const run = fc.record({ time: times, worldFacts: times, createdAt: days });
const timedCategory = fc.constantFrom<Category>('World Facts', 'Our Drag Races');

/** A board on which each car has one entry at most. */
const board = (category: Category) =>
  fc
    .uniqueArray(
      fc.record({
        category: fc.constant(category),
        votes: fc.integer({ min: 0, max: 5 }),
        createdAt: days,
        car: fc.record({ time: times, worldFacts: times, createdAt: days, vehicleId: cars }),
      }),
      { selector: ({ car }) => car.vehicleId, maxLength: 20 },
    )
    .map((entries): PlaceableEntry[] => entries);
const cases = fc
  .record({ category: timedCategory, run, vehicleId: cars })
  .chain((one) => board(one.category).map((entries) => ({ ...one, entries })));

/** The board after the approval, as the server changes it: one entry per car, with its best run. */
function approve(
  entries: readonly PlaceableEntry[],
  category: Category,
  sent: ComparedRun,
  vehicleId: string,
) {
  const own = entries.find(({ car }) => car.vehicleId === vehicleId);
  const shown = { ...(own && bestRun([own.car, sent]) === own.car ? own.car : sent), vehicleId };
  const entry = own ? { ...own, car: shown } : { category, votes: 0, createdAt: APPROVED_AT, car: shown };
  return own ? entries.map((one) => (one === own ? entry : one)) : [...entries, entry];
}
const positionOf = (entries: readonly PlaceableEntry[], category: Category, vehicleId: string) =>
  placesOfBoard(entries, category).find(({ entry }) => entry.car.vehicleId === vehicleId)?.position;

describe('the place of a run on a board', () => {
  test('is the one that its car has after the approval, and so is the number of entries', () => {
    fc.assert(
      fc.property(cases, ({ category, run: sent, vehicleId, entries }) => {
        const place = placeOnBoard(placesOfBoard(entries, category), category, sent, vehicleId);
        const after = approve(entries, category, sent, vehicleId);
        expect(place.position).toBe(positionOf(after, category, vehicleId));
        expect(place.count).toBe(after.length);
      }),
      { numRuns: 500 },
    );
  });

  test('is that of a new entry, of a better one, or stays, as the best run of the car decides', () => {
    fc.assert(
      fc.property(cases, ({ category, run: sent, vehicleId, entries }) => {
        const { kind, own } = placeOnBoard(placesOfBoard(entries, category), category, sent, vehicleId);
        expect(own).toBe(entries.find(({ car }) => car.vehicleId === vehicleId) ?? null);
        expect(kind).toBe(!own ? 'new' : bestRun([own.car, sent]) === sent ? 'replaces' : 'stays');
      }),
    );
  });

  test('has the entry of another car beside it in the order afterwards, with the seconds between them', () => {
    fc.assert(
      fc.property(cases, ({ category, run: sent, vehicleId, entries }) => {
        const { neighbour, kind } = placeOnBoard(placesOfBoard(entries, category), category, sent, vehicleId);
        const after = placesOfBoard(approve(entries, category, sent, vehicleId), category);
        const others = after.filter(({ entry }) => entry.car.vehicleId !== vehicleId);
        expect(neighbour === null).toBe(kind === 'stays' || others.length === 0);
        if (!neighbour) return;
        const position = after.find(({ entry }) => entry.car.vehicleId === vehicleId)?.position ?? 0;
        const isLevel = others.some((one) => one.position === position);
        expect(neighbour.side).toBe(isLevel ? 'level' : position === 1 ? 'behind' : 'ahead');
        const expected = { ahead: position - 1, level: position, behind: 2 }[neighbour.side];
        expect(others.find(({ entry }) => entry === neighbour.entry)?.position).toBe(expected);
        if (neighbour.gap !== null) expect(neighbour.gap).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('does not exist where viewers vote', () => {
    expect(
      placeOnBoard([], 'Votes by Viewers', { time: '9.8', worldFacts: null, createdAt: '' }, 'car'),
    ).toEqual({
      ...{
        category: 'Votes by Viewers',
        kind: 'votes',
        position: null,
        count: 1,
        own: null,
        neighbour: null,
      },
    });
    expect(CATEGORIES).toHaveLength(3);
  });
});
