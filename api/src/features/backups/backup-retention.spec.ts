import { describe, expect, test } from '@jest/globals';
import { DAY_MS } from '@quartermile/core/domain';
import fc from 'fast-check';
import { backupsToStore } from './backup-retention.js';

const stored = (written: readonly string[], zone?: string): string[] =>
  [
    ...backupsToStore(
      written.map((text) => Date.parse(text)),
      zone,
    ),
  ]
    .sort((a, b) => b - a)
    .map((ms) => new Date(ms).toISOString().slice(0, 16));
/** A backup at 00:00 UTC of each of the `count` days up to `last`. */
const daily = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) =>
    new Date(Date.parse(last) - back * DAY_MS).toISOString().slice(0, 16).concat('Z'),
  );
const days = (...dates: string[]): string[] => dates.map((date) => `${date}T00:00`);

describe('stored backups', () => {
  test('are those of 7 days, 4 weeks and 6 months', () => {
    expect(stored(daily('2026-11-23T00:00Z', 365))).toEqual(
      days(
        ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
        ...['2026-11-15', '2026-11-08'],
        ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
      ),
    );
  });

  test('at the turn of the year, a week of two years counts once', () => {
    expect(stored(daily('2027-01-06T00:00Z', 60))).toEqual(
      days(
        ...['2027-01-06', '2027-01-05', '2027-01-04', '2027-01-03', '2027-01-02', '2027-01-01', '2026-12-31'],
        ...['2026-12-27', '2026-12-20', '2026-11-30'],
      ),
    );
  });

  test('of the same month of another year are those of another month', () => {
    expect(stored([...daily('2026-11-30T00:00Z', 30), '2025-11-15T00:00Z']).at(-1)).toBe('2025-11-15T00:00');
  });

  test('remain when the server was off for weeks, and days without any do not count', () => {
    const before = daily('2026-08-10T00:00Z', 7);
    expect(stored([...before, '2026-11-23T00:00Z'])).toEqual(
      days('2026-11-23', ...before.slice(0, 6).map((text) => text.slice(0, 10))),
    );
  });

  test('belong to the local day, on which the newest counts', () => {
    const written = ['2026-11-22T21:59:00Z', '2026-11-22T22:00:00Z', '2026-11-23T21:59:00Z'];
    expect(stored(written)).toEqual(['2026-11-23T21:59', '2026-11-22T21:59']);
    expect(stored(written, 'UTC')).toEqual(['2026-11-23T21:59', '2026-11-22T22:00']);
  });

  test.each([
    ['a day of 23 hours', ['2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', '2026-03-29T22:00:00Z']],
    ['a day of 25 hours', ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', '2026-10-25T23:00:00Z']],
  ])('on %s', (_, [first = '', second = '', third = '']) => {
    expect(stored([first, second, third], 'Europe/Berlin')).toEqual(
      [third, second].map((text) => text.slice(0, 16)),
    );
  });

  test('of an empty folder are none', () => expect(stored([])).toEqual([]));

  test('contain the newest, are at most 17, and those that a later night retains were retained before', () => {
    const hours = fc.integer({ min: 0, max: 24 * 800 });
    fc.assert(
      fc.property(fc.uniqueArray(hours, { minLength: 1, maxLength: 200 }), (offsets) => {
        const times = offsets
          .map((hour) => Date.UTC(2026, 0, 1) + hour * (DAY_MS / 24))
          .sort((a, b) => a - b);
        const all = backupsToStore(times);
        expect(all.has(Math.max(...times))).toBe(true);
        expect(all.size).toBeLessThanOrEqual(17);
        // Deleting after each backup leads to the same result as deleting once at the end.
        let folder: number[] = [];
        for (const time of times) folder = [...backupsToStore(folder.concat(time))];
        expect(new Set(folder)).toEqual(new Set(all));
      }),
      { numRuns: 60 },
    );
  });
});
