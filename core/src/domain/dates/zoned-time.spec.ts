import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITE_TIME_ZONE } from '../limits.js';
import { dayNumberAt, instantOfWallClock, startOfDay, wallClockAt } from './zoned-time.js';

const DAY = 86_400_000;
const zones = fc.constantFrom(
  'Africa/Johannesburg',
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Havana',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
);
/** 1980 to 2060, with many kinds of daylight-saving rules. */
const dayNumbers = fc.integer({ min: 3_652, max: 32_872 });
/** 1994-12-31, which Kiritimati left out when it moved to the other side of the date line. */
const SKIPPED_IN_KIRITIMATI = Date.parse('1994-12-31T00:00Z') / DAY;
/** A day and a zone whose calendar has it. */
const days = fc
  .tuple(dayNumbers, zones)
  .filter(([day, zone]) => day !== SKIPPED_IN_KIRITIMATI || zone !== 'Pacific/Kiritimati');

test('a day starts at its first instant, in zones with daylight saving too', () => {
  fc.assert(
    fc.property(days, ([day, zone]) => {
      const start = startOfDay(day, zone);
      expect(dayNumberAt(start, zone)).toBe(day);
      expect(dayNumberAt(start - 1, zone)).toBe(day - 1);
    }),
    { numRuns: 2000 },
  );
});

test('an instant is between the start of its day and the next', () => {
  fc.assert(
    fc.property(dayNumbers, fc.integer({ min: 0, max: DAY - 1 }), zones, (day, ms, zone) => {
      const instant = day * DAY + ms;
      const shown = dayNumberAt(instant, zone);
      expect(startOfDay(shown, zone)).toBeLessThanOrEqual(instant);
      expect(startOfDay(shown + 1, zone)).toBeGreaterThan(instant);
    }),
  );
});

test('noon is 12 hours after the start of the day, within one hour of daylight saving', () => {
  fc.assert(
    fc.property(days, ([day, zone]) => {
      const noon = instantOfWallClock(day * DAY + DAY / 2, zone);
      const hoursIn = (noon - startOfDay(day, zone)) / 3_600_000;
      expect(dayNumberAt(noon, zone)).toBe(day);
      expect(hoursIn).toBeGreaterThanOrEqual(11);
      expect(hoursIn).toBeLessThanOrEqual(13);
    }),
  );
});

test('returns known local times', () => {
  const at = (iso: string): number => Date.parse(iso);
  expect(startOfDay(at('2026-12-05T00:00Z') / DAY, 'Africa/Johannesburg')).toBe(at('2026-12-04T22:00Z'));
  expect(instantOfWallClock(at('2026-07-01T12:00Z'), 'America/New_York')).toBe(at('2026-07-01T16:00Z'));
  expect(instantOfWallClock(at('2026-01-01T12:00Z'), 'Asia/Kathmandu')).toBe(at('2026-01-01T06:15Z'));
  expect(dayNumberAt(at('1969-12-31T21:59:59.999Z'), 'Africa/Johannesburg')).toBe(-1);
  expect(dayNumberAt(at('1969-12-31T22:00:00Z'), 'Africa/Johannesburg')).toBe(0);
});

test('starts the day at 01:00 where clocks skip midnight', () => {
  const day = Date.parse('2018-11-04T00:00Z') / DAY;
  expect(new Date(startOfDay(day, 'America/Sao_Paulo')).toISOString()).toBe('2018-11-04T03:00:00.000Z');
});

test('starts a day that a zone skipped with the next one', () => {
  const start = startOfDay(SKIPPED_IN_KIRITIMATI, 'Pacific/Kiritimati');
  expect(start).toBe(startOfDay(SKIPPED_IN_KIRITIMATI + 1, 'Pacific/Kiritimati'));
  expect(dayNumberAt(start, 'Pacific/Kiritimati')).toBe(SKIPPED_IN_KIRITIMATI + 1);
  expect(dayNumberAt(start - 1, 'Pacific/Kiritimati')).toBe(SKIPPED_IN_KIRITIMATI - 1);
});

test('shows the local time that Intl shows, also where an offset is listed', () => {
  const instants = fc.integer({ min: Date.parse('1960-01-01'), max: Date.parse('2100-01-01') });
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const shown = new Date(instant).toLocaleString('sv-SE', { timeZone: zone });
      expect(new Date(wallClockAt(instant, zone)).toISOString().slice(0, 19)).toBe(shown.replace(' ', 'T'));
    }),
    { numRuns: 2000 },
  );
});

test('rejects an unknown zone, and what is no instant', () => {
  expect(() => dayNumberAt(0, 'Africa/Nowhere')).toThrow(RangeError);
  expect(() => dayNumberAt(Number.NaN, SITE_TIME_ZONE)).toThrow(RangeError);
  expect(() => dayNumberAt(Number.POSITIVE_INFINITY, SITE_TIME_ZONE)).toThrow(RangeError);
});
