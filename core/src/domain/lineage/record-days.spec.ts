import { describe, expect, test } from 'vitest';
import { heldText, recordDay, startOfToday } from './record-days.js';

/** 23 November 2026, 10:00 in Johannesburg. */
const NOW = Date.parse('2026-11-23T08:00:00.000Z');

describe('how long a record was held', () => {
  test.each([
    ['2026-11-23T06:00:00.000Z', null, 'since today'],
    // Before midnight in Johannesburg: the day before, though ten hours ago.
    ['2026-11-22T21:59:00.000Z', null, 'held 1 day'],
    ['2026-11-22T22:00:00.000Z', null, 'since today'],
    ['2026-10-13T12:00:00.000Z', null, 'held 41 days'],
    ['2026-10-13T12:00:00.000Z', '2026-11-23T07:00:00.000Z', 'held 41 days'],
    ['2026-11-23T06:00:00.000Z', '2026-11-23T07:00:00.000Z', 'held less than a day'],
    ['2020-01-01T00:00:00.000Z', '2026-11-23T07:00:00.000Z', 'held 2 518 days'],
  ])('from %s until %s: %s', (since, until, text) => {
    expect(heldText({ since, until }, NOW).replaceAll(/\s/g, ' ')).toBe(text);
  });

  test('is the same all day', () => {
    for (const now of ['2026-11-22T22:00:00.000Z', '2026-11-23T08:00:00.000Z', '2026-11-23T21:59:59.999Z']) {
      expect(startOfToday(Date.parse(now))).toBe(Date.parse('2026-11-22T22:00:00.000Z'));
    }
    const held = { since: '2026-10-13T12:00:00.000Z', until: null };
    expect(heldText(held, startOfToday(NOW))).toBe(heldText(held, NOW));
    const today = { since: '2026-11-23T06:00:00.000Z', until: null };
    expect(heldText(today, startOfToday(NOW))).toBe('since today');
  });

  test('is never negative, when the clock of the reader is slow', () => {
    expect(heldText({ since: '2026-11-25T00:00:00.000Z', until: null }, NOW)).toBe('since today');
  });
});

test('a day is that of the site’s time zone', () => {
  expect(recordDay('2026-10-12T22:30:00.000Z')).toBe('13 October 2026');
  expect(recordDay('2026-10-12T22:30:00.000Z', 'UTC')).toBe('12 October 2026');
});
