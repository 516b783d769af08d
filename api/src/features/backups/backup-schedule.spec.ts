import { describe, expect, test } from '@jest/globals';
import { backupRetryPauseMs, isBackupDue, lastBackupTime, nextBackupTime } from './backup-schedule.js';

const at = (iso: string): number => Date.parse(iso);
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);
const berlin = { hour: 2, zone: 'Europe/Berlin' };

describe('the time of the nightly backup', () => {
  test.each([
    ['2026-11-22T23:59:59Z', '2026-11-22T00:00', '2026-11-23T00:00'],
    ['2026-11-23T00:00:00Z', '2026-11-23T00:00', '2026-11-24T00:00'],
    ['2026-12-31T23:59:00Z', '2026-12-31T00:00', '2027-01-01T00:00'],
  ])('at %s in the time zone of the site', (now, last, next) => {
    const schedule = { hour: 2 };
    expect(iso(lastBackupTime(at(now), schedule))).toBe(last);
    expect(iso(nextBackupTime(at(now), schedule))).toBe(next);
  });

  test('is once in a night that skips the hour, an hour later', () => {
    expect(iso(lastBackupTime(at('2026-03-29T00:59:00Z'), berlin))).toBe('2026-03-28T01:00');
    expect(iso(nextBackupTime(at('2026-03-29T00:59:00Z'), berlin))).toBe('2026-03-29T01:00');
    expect(iso(lastBackupTime(at('2026-03-29T01:00:00Z'), berlin))).toBe('2026-03-29T01:00');
    expect(iso(nextBackupTime(at('2026-03-29T01:00:00Z'), berlin))).toBe('2026-03-30T00:00');
  });

  test('is once in a night that repeats the hour, the first time', () => {
    expect(iso(nextBackupTime(at('2026-10-24T23:00:00Z'), berlin))).toBe('2026-10-25T00:00');
    expect(iso(lastBackupTime(at('2026-10-25T01:00:00Z'), berlin))).toBe('2026-10-25T00:00');
    expect(iso(nextBackupTime(at('2026-10-25T01:00:00Z'), berlin))).toBe('2026-10-26T01:00');
  });
});

describe('a backup is due', () => {
  const now = at('2026-11-23T00:30:00Z');
  const isDue = (...written: string[]): boolean => isBackupDue(now, { hour: 2 }, written.map(at));

  test('when there is none', () => expect(isDue()).toBe(true));
  test('when the last one is from before tonight', () => expect(isDue('2026-11-22T23:59:59Z')).toBe(true));
  test('after missed nights', () => expect(isDue('2026-11-01T00:00:00Z')).toBe(true));
  test('despite one that is dated in the future', () => expect(isDue('2026-11-24T00:00:00Z')).toBe(true));
  test('not after one at the scheduled time', () => expect(isDue('2026-11-23T00:00:00Z')).toBe(false));
  test('not after one in this second', () => expect(isDue('2026-11-23T00:30:00Z')).toBe(false));
  test('not twice in a repeated hour', () => {
    const first = at('2026-10-25T00:00:10Z');
    expect(isBackupDue(at('2026-10-25T01:30:00Z'), berlin, [first])).toBe(false);
  });
});

test('the pause between attempts grows to an hour', () => {
  expect([1, 2, 3, 4, 5, 50].map((failures) => backupRetryPauseMs(failures) / 60_000)).toEqual([
    5, 10, 20, 40, 60, 60,
  ]);
});
