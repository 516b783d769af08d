import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { recordHolds, type TimeOnBoard } from './record-holds.js';

const time = (holder: string, seconds: number, since: number, until: number | null = null): TimeOnBoard => ({
  holder,
  seconds,
  since,
  until,
});
/** Holder, first and last moment, and times of each hold. */
const heldOf = (...times: readonly TimeOnBoard[]) =>
  recordHolds(times).map(({ holder, since, until, leads }) => [
    holder,
    since,
    until,
    leads.map((lead) => lead.time.seconds),
  ]);

describe('the lineage of a list', () => {
  test('passes the record on with each shorter time', () => {
    expect(heldOf(time('a', 13, 1), time('b', 14, 2), time('c', 12, 5), time('d', 11, 9))).toEqual([
      ['a', 1, 5, [13]],
      ['c', 5, 9, [12]],
      ['d', 9, null, [11]],
    ]);
  });

  test('leaves the record with the first of equal times', () => {
    expect(heldOf(time('a', 12, 1), time('b', 12, 2))).toEqual([['a', 1, null, [12]]]);
  });

  test('counts a holder who improves as one', () => {
    expect(heldOf(time('a', 12, 1), time('a', 11.5, 4), time('b', 11, 9))).toEqual([
      ['a', 1, 9, [12, 11.5]],
      ['b', 9, null, [11]],
    ]);
  });

  test('gives the record back when the best time is taken off, also after a break', () => {
    expect(heldOf(time('a', 12, 1, 8), time('b', 11, 3, 6), time('c', 13, 10))).toEqual([
      ['a', 1, 3, [12]],
      ['b', 3, 6, [11]],
      ['a', 6, 8, [12]],
      ['c', 10, null, [13]],
    ]);
  });

  test('ignores a time that left at the moment when it came', () => {
    expect(heldOf(time('a', 12, 1), time('b', 11, 3, 3))).toEqual([['a', 1, null, [12]]]);
  });

  test('is empty without times', () => {
    expect(recordHolds([])).toEqual([]);
  });
});

const times = fc
  .array(
    fc.record({
      holder: fc.constantFrom('a', 'b', 'c', 'd'),
      seconds: fc.integer({ min: 8, max: 14 }),
      since: fc.integer({ min: 0, max: 30 }),
      lasts: fc.option(fc.integer({ min: 0, max: 20 })),
    }),
    { maxLength: 25 },
  )
  .map((all) =>
    all
      .map(({ lasts, ...one }) => ({ ...one, until: lasts === null ? null : one.since + lasts }))
      .sort((one, other) => one.since - other.since),
  );

/** Who is first at a moment, by looking at every time. */
function firstAt(all: readonly TimeOnBoard[], at: number): TimeOnBoard | undefined {
  return all
    .filter(({ since, until }) => since <= at && (until === null || until > at))
    .reduce<TimeOnBoard | undefined>(
      (best, one) => (best && best.seconds <= one.seconds ? best : one),
      undefined,
    );
}

describe('for all times', () => {
  test('the holder at each moment is who is first then, with that time', () => {
    fc.assert(
      fc.property(times, (all) => {
        const holds = recordHolds(all);
        for (let at = 0; at <= 55; at++) {
          const hold = holds.find(({ since, until }) => since <= at && (until === null || until > at));
          const lead = hold?.leads.findLast(({ since }) => since <= at);
          expect(lead?.time).toBe(firstAt(all, at));
        }
      }),
    );
  });

  test('holds follow each other without overlap, and no holder follows itself without a break', () => {
    fc.assert(
      fc.property(times, (all) => {
        const holds = recordHolds(all);
        for (const [index, hold] of holds.entries()) {
          const next = holds[index + 1];
          expect(hold.until ?? Number.POSITIVE_INFINITY).toBeGreaterThan(hold.since);
          if (!next) continue;
          expect(hold.until).not.toBeNull();
          expect(hold.until).toBeLessThanOrEqual(next.since);
          if (hold.until === next.since) expect(next.holder).not.toBe(hold.holder);
        }
      }),
    );
  });

  test('a time that never led changes nothing', () => {
    fc.assert(
      fc.property(times, (all) => {
        const holds = recordHolds(all);
        const led = new Set(holds.flatMap(({ leads }) => leads.map((lead) => lead.time)));
        expect(recordHolds(all.filter((one) => led.has(one)))).toEqual(holds);
      }),
    );
  });
});
