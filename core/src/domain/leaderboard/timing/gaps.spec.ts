import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildEntry } from '../../../testing/build-entry.js';
import type { Category } from '../../cars/category.js';
import { defaultBoardQuery } from '../board-query.js';
import { type Place, viewBoard } from '../board-view.js';
import { gapOf, placesGained } from './gaps.js';

const gapsOf = (places: readonly Place[]) => places.map(({ gap }) => gap && [gap.next, gap.leader]);
const boardOf = (times: readonly (string | null)[], category: Category = 'Our Drag Races') =>
  times.map((time, index) =>
    buildEntry({
      _id: `${index}`,
      category,
      car: { time, worldFacts: null, drivetrain: index % 2 ? 'FWD' : 'AWD' },
    }),
  );
const query = { ...defaultBoardQuery, category: 'Our Drag Races' as const };

describe('gaps of a board by time', () => {
  test('are seconds to the next better place and to the leader, with the digits of both times', () => {
    const { top } = viewBoard(boardOf(['9.8', '10.25', '10.3', '11.1234']), query);
    expect(gapsOf(top)).toEqual([undefined, [undefined, '0.45'], ['0.05', '0.5'], ['0.8234', '1.3234']]);
  });

  test('of a shared place are the same, to the place before', () => {
    const { top } = viewBoard(boardOf(['9.8', '9.80', '10.1', '10.1', '10.4']), query);
    expect(gapsOf(top)).toEqual([
      undefined,
      undefined,
      [undefined, '0.3'],
      [undefined, '0.3'],
      ['0.3', '0.6'],
    ]);
  });

  test('are absent without a time', () => {
    expect(gapsOf(viewBoard(boardOf(['9.8', null]), query).top)).toEqual([undefined, undefined]);
    expect(gapsOf(viewBoard(boardOf([null, null]), query).top)).toEqual([undefined, undefined]);
  });

  test('under a filter and a search are those on the whole board', () => {
    const entries = boardOf(['9.8', '10.0', '10.1', '10.4', '10.5', '10.9']).map((entry, index) => ({
      ...entry,
      car: { ...entry.car, name: `Car ${index}` },
    }));
    const { top } = viewBoard(entries, { ...query, drivetrain: 'FWD' });
    expect(top.map(({ rank, position }) => [rank, position])).toEqual([
      [undefined, 2],
      [undefined, 4],
      [undefined, 6],
    ]);
    const gaps = [
      [undefined, '0.2'],
      ['0.3', '0.6'],
      ['0.4', '1.1'],
    ];
    expect(gapsOf(top)).toEqual(gaps);
    const found = viewBoard(entries, { ...query, drivetrain: 'FWD', q: 'car 5' });
    expect(gapsOf(found.top)).toEqual(gaps.slice(2));
  });

  test('add up along the board, in whole units of the last digit', () => {
    const times = fc.array(fc.integer({ min: 800, max: 2000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(times, (hundredths) => {
        const { top } = viewBoard(boardOf(hundredths.map((one) => (one / 100).toFixed(2))), query);
        const best = Math.min(...hundredths);
        for (const [index, { entry, gap, position }] of top.entries()) {
          const own = hundredths[Number(entry._id)] ?? 0;
          const before = top.findLast((place, at) => at < index && place.position === position - 1);
          const next = hundredths[Number(before?.entry._id)] ?? 0;
          if (position === 1) expect(gap).toBeUndefined();
          else expect(gap?.leader).toBe(((own - best) / 100).toFixed(2));
          if (position > 2) expect(gap?.next).toBe(((own - next) / 100).toFixed(2));
        }
      }),
    );
  });
});

test('gaps of the board by votes are votes', () => {
  const entries = [5, 9, 9, 2].map((votes, index) =>
    buildEntry({ _id: `${index}`, category: 'Votes by Viewers', votes }),
  );
  const { top } = viewBoard(entries, { ...defaultBoardQuery, category: 'Votes by Viewers' });
  expect(gapsOf(top)).toEqual([undefined, undefined, [undefined, '4'], ['3', '7']]);
});

test('a list without places has no gap', () => {
  expect(gapOf([], { position: 3, entry: buildEntry() })).toBeUndefined();
});

test.each([
  [3, 1, 2],
  [1, 4, -3],
  [2, 2, 0],
  [undefined, 4, 0],
])('a place %s of last week and %s now: %s gained', (lastWeek, position, gained) => {
  const entry = buildEntry(lastWeek === undefined ? {} : { lastWeek });
  expect(placesGained({ position, entry })).toBe(gained);
});
