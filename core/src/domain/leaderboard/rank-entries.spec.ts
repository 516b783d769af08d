import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../cars/category.js';
import { rankingTime } from '../cars/ranking-time.js';
import {
  compareEntries,
  placesOfBoard,
  type RankableEntry,
  type RankedEntry,
  rankEntries,
  splitTopEntries,
} from './rank-entries.js';

interface Named extends RankableEntry {
  readonly id: number;
}

// Few values each, so that ties are common.
const times = fc.constantFrom('9.8', '9.80', '10.2', '11.0', '999.9', null);
const days = fc.constantFrom(
  '2026-01-01T00:00:00.000Z',
  '2026-01-02T00:00:00.000Z',
  '2026-02-01T00:00:00.000Z',
);
const votes = fc.integer({ min: 0, max: 5 });

const entriesOf = (category: fc.Arbitrary<Category>): fc.Arbitrary<Named[]> =>
  fc
    .array(
      fc.record({ category, votes, createdAt: days, car: fc.record({ time: times, worldFacts: times }) }),
      {
        maxLength: 40,
      },
    )
    .map((entries) => entries.map((entry, id) => ({ ...entry, id })));
const oneCategory = fc.constantFrom(...CATEGORIES).chain((category) => entriesOf(fc.constant(category)));

/** The value that determines the position, smaller first. */
const worth = ({ category, votes: count, car }: Named) =>
  category === 'Votes by Viewers' ? -count : rankingTime(car);
const timed = (id: number, time: string | null, createdAt = ''): Named => ({
  id,
  category: 'World Facts',
  votes: 0,
  createdAt,
  car: { time, worldFacts: null },
});
const places = (ranked: readonly RankedEntry<Named>[]) =>
  ranked.map(({ position, entry }) => [position, entry.id]);

describe('ranking', () => {
  test('equals share a place and the next one is the previous plus one', () => {
    const ranked = rankEntries([timed(1, '10.1'), timed(2, '9.8'), timed(3, '9.80'), timed(4, '11.0')]);
    expect(places(ranked)).toEqual([
      [1, 2],
      [1, 3],
      [2, 1],
      [3, 4],
    ]);
  });

  test('a missing time counts as 999.9 s', () => {
    const ranked = rankEntries([timed(1, null), timed(2, '999.9'), timed(3, '14.0')]);
    expect(places(ranked)).toEqual([
      [1, 3],
      [2, 1],
      [2, 2],
    ]);
  });

  test('Votes by Viewers goes by votes, most first, whatever the times', () => {
    const voted = (id: number, count: number, time: string): Named => ({
      ...timed(id, time),
      category: 'Votes by Viewers',
      votes: count,
    });
    expect(places(rankEntries([voted(1, 2, '8.0'), voted(2, 7, '14.0')]))).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  test('positions start at 1 and rise by one exactly where the value changes', () => {
    fc.assert(
      fc.property(oneCategory, (entries) => {
        rankEntries(entries).forEach((place, index, ranked) => {
          const previous = ranked[index - 1];
          const isNew = !previous || worth(previous.entry) !== worth(place.entry);
          expect(place.position).toBe((previous?.position ?? 0) + (isNew ? 1 : 0));
        });
      }),
    );
  });

  test('better ones stand first, equal ones oldest first, and then as they came', () => {
    fc.assert(
      fc.property(oneCategory, (entries) => {
        const ranked = rankEntries(entries).map(({ entry }) => entry);
        ranked.slice(1).forEach((entry, index) => {
          const before = ranked[index] as Named;
          const keys = (one: Named) => [worth(one), one.createdAt, one.id] as const;
          const [a, b] = [keys(before), keys(entry)];
          const isInOrder = a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2];
          expect(isInOrder).toBe(true);
        });
      }),
    );
  });

  test('loses nobody, invents nobody, and leaves its input alone', () => {
    fc.assert(
      fc.property(oneCategory, (entries) => {
        const before = structuredClone(entries);
        const ids = rankEntries(entries).map(({ entry }) => entry.id);
        expect(ids.toSorted((a, b) => a - b)).toEqual(entries.map(({ id }) => id));
        expect(entries).toEqual(before);
      }),
    );
  });

  test('the place of a car does not depend on the order of arrival', () => {
    const shuffled = oneCategory.chain((entries) =>
      fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
    );
    fc.assert(
      fc.property(shuffled, ([entries, mixed]) => {
        const byId = (list: Named[]) =>
          places(rankEntries(list)).toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
        expect(byId(mixed)).toEqual(byId(entries));
      }),
    );
  });

  test('ranking a ranked list changes nothing', () => {
    fc.assert(
      fc.property(oneCategory, (entries) => {
        const once = rankEntries(entries);
        expect(rankEntries(once.map(({ entry }) => entry))).toEqual(once);
      }),
    );
  });
});

describe('the order of the whole leaderboard', () => {
  test('is by category as they are shown, then by rank', () => {
    fc.assert(
      fc.property(entriesOf(fc.constantFrom(...CATEGORIES)), (entries) => {
        const expected = CATEGORIES.flatMap((category) =>
          rankEntries(entries.filter((entry) => entry.category === category)).map(({ entry }) => entry),
        );
        expect(entries.toSorted(compareEntries)).toEqual(expected);
      }),
    );
  });
});

describe('the places of a board', () => {
  test('are counted among the entries of its category only', () => {
    const voted = { ...timed(1, '9.0'), category: 'Votes by Viewers' } as const;
    const entries = [voted, timed(2, '11.0'), timed(3, '10.0')];
    expect(places(placesOfBoard(entries, 'World Facts'))).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });
});

describe('the top ten', () => {
  const run = (...seconds: number[]) =>
    splitTopEntries(rankEntries(seconds.map((s, id) => timed(id, s.toFixed(1)))));

  test('is everybody while there are at most ten', () => {
    const { top, others } = run(...Array.from({ length: 10 }, (_, index) => 9 + index));
    expect(top).toHaveLength(10);
    expect(others).toEqual([]);
  });

  test('leaves the eleventh to the others', () => {
    const { top, others } = run(...Array.from({ length: 11 }, (_, index) => 9 + index));
    expect(top).toHaveLength(10);
    expect(places(others)).toEqual([[11, 10]]);
  });

  test('takes in all who share the tenth entry’s place', () => {
    const { top, others } = run(9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 18, 18, 19);
    expect(top).toHaveLength(12);
    expect(others).toHaveLength(1);
  });

  const tenthSharedBy = (count: number) =>
    run(
      ...Array.from({ length: 9 }, (_, index) => 9 + index),
      ...Array.from({ length: count }, () => 18),
      19,
    );

  test('takes in all who share the tenth entry’s place up to twenty entries', () => {
    const { top, others } = tenthSharedBy(11);
    expect(top).toHaveLength(20);
    expect(others).toHaveLength(1);
  });

  test('is exactly ten where more than twenty would share its last place', () => {
    const { top, others } = tenthSharedBy(12);
    expect(top).toHaveLength(10);
    expect(others).toHaveLength(12);
    expect(others[0]?.position).toBe(top[9]?.position);
  });

  test('is exactly ten on a board of hundreds that all share one place', () => {
    const { top, others } = run(...Array.from({ length: 631 }, () => 12));
    expect(top).toHaveLength(10);
    expect(others).toHaveLength(621);
  });

  test('counts entries, not places', () => {
    const { top, others } = run(...Array.from({ length: 9 }, () => 9), 10, 11);
    expect(top).toHaveLength(10);
    expect(others).toHaveLength(1);
  });

  test('splits every ranking in two: ten or all who share the tenth’s place, no order lost', () => {
    fc.assert(
      fc.property(oneCategory, (entries) => {
        const ranked = rankEntries(entries);
        const { top, others } = splitTopEntries(ranked);
        expect([...top, ...others]).toEqual(ranked);
        expect(top.length).toBeGreaterThanOrEqual(Math.min(10, ranked.length));
        expect(top.length).toBeLessThanOrEqual(20);
        const tenth = ranked[9]?.position ?? Number.POSITIVE_INFINITY;
        const withShared = ranked.filter(({ position }) => position <= tenth);
        expect(top).toEqual(withShared.length > 20 ? ranked.slice(0, 10) : withShared);
      }),
    );
  });
});
