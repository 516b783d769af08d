import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { SITE_TIME_ZONE } from '../limits.js';
import { dateWordsAt } from './date-words.js';
import { formatLongDate } from './long-date.js';

const DAY = 86_400_000;

test('writes weekday, day and time as Intl does', () => {
  const parts = (format: Intl.DateTimeFormatOptions, ms: number): Record<string, string> =>
    Object.fromEntries(
      new Intl.DateTimeFormat('en-ZA', format).formatToParts(ms).map(({ type, value }) => [type, value]),
    );
  const date = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const options = { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const zones = fc.constantFrom(SITE_TIME_ZONE, 'UTC', 'America/New_York', 'Pacific/Kiritimati');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 47_482 * DAY }), zones, (ms, timeZone) => {
      const { weekday, day, month, year, hour, minute } = parts({ ...options, timeZone }, ms);
      expect(dateWordsAt(ms, timeZone)).toEqual({
        weekday,
        day: `${Number(day)} ${month} ${year}`,
        time: `${hour}:${minute}`,
      });
    }),
  );
});

test('writes the twelve months and seven weekdays', () => {
  const months = Array.from({ length: 12 }, (_, month) => dateWordsAt(Date.UTC(2026, month, 1), 'UTC').day);
  expect(months).toEqual([
    '1 January 2026',
    '1 February 2026',
    '1 March 2026',
    '1 April 2026',
    '1 May 2026',
    '1 June 2026',
    '1 July 2026',
    '1 August 2026',
    '1 September 2026',
    '1 October 2026',
    '1 November 2026',
    '1 December 2026',
  ]);
  const weekdays = Array.from(
    { length: 7 },
    (_, day) => dateWordsAt(Date.UTC(2026, 11, 5 + day), 'UTC').weekday,
  );
  expect(weekdays.join(' ')).toBe('Saturday Sunday Monday Tuesday Wednesday Thursday Friday');
});

test('a long date of an all-day event is its own day in every zone', () => {
  const event = { date: '2026-12-05', isDateOnly: true };
  expect(formatLongDate(event, 'America/New_York')).toBe('Saturday, 5 December 2026');
  expect(formatLongDate({ date: '2026-12-05T22:30:00.000Z', isDateOnly: false })).toBe(
    'Sunday, 6 December 2026',
  );
  expect(formatLongDate({ date: '', isDateOnly: false })).toBe('');
});

test('pages create no Intl.DateTimeFormat for dates in the site’s time zone', async () => {
  vi.resetModules();
  const fresh = await import('./date-words.js');
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect(fresh.dateWordsAt(Date.parse('2026-12-05T18:00Z'), SITE_TIME_ZONE).day).toBe('5 December 2026');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('rejects what is no date', () => {
  expect(() => formatLongDate({ date: 'soon', isDateOnly: false })).toThrow(RangeError);
});
