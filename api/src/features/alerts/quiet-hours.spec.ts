import { expect, test } from '@jest/globals';
import { endOfQuietHours } from './quiet-hours.js';

/** The site's clocks are two hours ahead of UTC. */
const at = (time: string): number => Date.parse(`2026-11-29T${time}:00+02:00`);
const endOf = (quietFrom: number | null, quietTo: number | null, time: string): string | null => {
  const end = endOfQuietHours({ quietFrom, quietTo }, at(time));
  return end === null ? null : new Date(end + 2 * 60 * 60_000).toISOString().slice(0, 16);
};

test.each([
  [13, 14, '13:00', '2026-11-29T14:00'],
  [13, 14, '13:59', '2026-11-29T14:00'],
  [22, 7, '22:30', '2026-11-30T07:00'],
  [22, 7, '01:15', '2026-11-29T07:00'],
  [0, 7, '00:00', '2026-11-29T07:00'],
  [22, 0, '23:59', '2026-11-30T00:00'],
])('quiet hours from %d to %d end, at %s, on %s', (from, to, time, end) => {
  expect(endOf(from, to, time)).toBe(end);
});

test.each([
  [13, 14, '12:59'],
  [13, 14, '14:00'],
  [22, 7, '07:00'],
  [22, 7, '21:59'],
  [7, 7, '07:30'],
  [null, null, '03:00'],
  [22, null, '23:00'],
])('from %s to %s it is not quiet at %s', (from, to, time) => {
  expect(endOf(from, to, time)).toBeNull();
});
