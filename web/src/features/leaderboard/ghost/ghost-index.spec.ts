import { type BoardQuery, defaultBoardQuery, rankingTime, viewBoard } from '@quartermile/core/domain';
import { buildEntry } from '@quartermile/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ghostIndex } from './ghost-index.js';

const BOARD = 'Our Drag Races';
const CREATED = '2026-01-01T00:00:00.000Z';
const entryOf = (id: string, time: string, createdAt = CREATED) =>
  buildEntry({ _id: id, category: BOARD, createdAt, car: { time, worldFacts: null } });

const cases = fc.record({
  times: fc.array(fc.integer({ min: 90, max: 130 }), { maxLength: 80 }),
  seconds: fc.integer({ min: 88, max: 132 }),
  from: fc.constantFrom(0, 0, 5, 20),
  others: fc.constantFrom(10, 40),
});

describe('the row of a ghost', () => {
  test('is where the page shows the entry after an approval', () => {
    fc.assert(
      fc.property(cases, ({ times, seconds, from, others }) => {
        const query: BoardQuery = { ...defaultBoardQuery, category: BOARD, from, others };
        const entries = times.map((time, at) => entryOf(`e${at}`, (time / 10).toFixed(1)));
        const at = ghostIndex(viewBoard(entries, query), seconds / 10);
        const ghost = entryOf('ghost', (seconds / 10).toFixed(1), '2026-12-01T00:00:00.000Z');
        const all = viewBoard([...entries, ghost], { ...defaultBoardQuery, category: BOARD, others: 400 });
        const order = [...all.top, ...all.others].map(({ entry }) => entry._id);
        const shown = viewBoard(entries, query);
        const rows = [...shown.top, ...shown.others].map(({ entry }) => entry._id);
        const before = order[order.indexOf('ghost') - 1];
        const after = order[order.indexOf('ghost') + 1];
        if (at === null)
          expect(before !== undefined && after !== undefined && isBeside(rows, before, after)).toBe(false);
        else expect([rows[at - 1], rows[at]]).toEqual([before, after]);
      }),
      { numRuns: 500 },
    );
  });

  test('is the only one of an empty page', () => {
    expect(ghostIndex(viewBoard([], { ...defaultBoardQuery, category: BOARD }), 12.4)).toBe(0);
    expect(rankingTime({ time: '12.4', worldFacts: null })).toBe(12.4);
  });
});

/** Whether two rows are shown, one right after the other. */
function isBeside(rows: readonly string[], before: string, after: string): boolean {
  const at = rows.indexOf(before);
  return at >= 0 && rows[at + 1] === after;
}
