import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLongDate } from '../dates/long-date.js';
import {
  eventStartMs,
  isDayOver,
  isUnderWay,
  isUpcoming,
  relativeBadge,
  sortEvents,
  upcomingEvents,
} from './event-calendar.js';
import { readEvent } from './read-event.js';

/** Friday evening in Johannesburg: 21:30. */
const now = new Date('2026-12-04T19:30:00Z');
const dated = (date: unknown) => readEvent({ date });

describe('upcoming', () => {
  test.each([
    ['2026-12-04', true],
    ['2026-12-05', true],
    ['2026-12-03', false],
    ['2026-12-04T19:30:00Z', true],
    ['2026-12-04T19:29:59.999Z', false],
    ['2026-12-04T21:31', true],
    ['2026-12-04T21:29', false],
    ['soon', false],
  ])('%s: %s', (date, expected) => {
    expect(isUpcoming(dated(date), now)).toBe(expected);
  });

  test.each([
    ['2026-12-04', false],
    ['2026-12-03', false],
    ['2026-12-04T21:29', true],
    ['2026-12-04T00:00', true],
    ['2026-12-03T23:59', false],
    ['2026-12-04T21:31', false],
    ['soon', false],
  ])('%s is under way: %s', (date, expected) => {
    expect(isUnderWay(dated(date), now)).toBe(expected);
  });

  test.each([
    ['2026-12-04', false],
    ['2026-12-03', true],
    ['2026-12-04T10:00', false],
    ['2026-12-03T21:59:59Z', true],
    ['2026-12-03T22:00:00Z', false],
    ['soon', true],
  ])('the day of %s is over: %s', (date, expected) => {
    expect(isDayOver(dated(date), now)).toBe(expected);
  });

  test('an all-day event lasts until midnight in the site’s time zone', () => {
    const event = dated('2026-12-04');
    expect(isUpcoming(event, new Date('2026-12-04T21:59:59.999Z'))).toBe(true);
    expect(isUpcoming(event, new Date('2026-12-04T22:00:00.000Z'))).toBe(false);
    expect(isUpcoming(event, new Date('2026-12-04T22:00:00.000Z'), 'America/New_York')).toBe(true);
  });
});

describe('the relative badge', () => {
  test.each([
    ['2026-12-03', 'Past'],
    ['2026-12-04T21:29', 'Past'],
    ['2026-12-04', 'Today'],
    ['2026-12-04T23:59', 'Today'],
    ['2026-12-05T00:00', 'Tomorrow'],
    ['2026-12-05', 'Tomorrow'],
    ['2026-12-06T00:30', '2 days'],
    ['2026-12-10T23:00', '6 days'],
    ['2026-12-11', '1 week'],
    ['2026-12-12', '2 weeks'],
    ['2026-12-18', '2 weeks'],
    ['2026-12-19', '3 weeks'],
    ['2027-01-02', '5 weeks'],
    ['2027-01-03', '1 month'],
    ['2027-01-04', '2 months'],
    ['2027-02-02', '2 months'],
    ['2027-02-03', '3 months'],
    ['2027-12-04', '13 months'],
  ])('%s: %s', (date, expected) => {
    expect(relativeBadge(dated(date), now)).toBe(expected);
  });

  test('is null without a date', () => {
    expect(relativeBadge(dated('soon'), now)).toBeNull();
  });

  test('is Past exactly when the event is not upcoming', () => {
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.boolean(), dates, (date, isDateOnly, clock) => {
        const iso = date.toISOString();
        const event = dated(isDateOnly ? iso.slice(0, 10) : iso);
        expect(relativeBadge(event, clock) === 'Past').toBe(!isUpcoming(event, clock));
      }),
    );
  });
});

describe('sortEvents', () => {
  const titles = (documents: object[]): string[] =>
    sortEvents(documents.map((document) => readEvent(document))).map(({ title }) => title);

  test('sorts by date, else createdAt, else updatedAt, else 0', () => {
    const documents = [
      { title: 'late', date: '2026-12-06' },
      { title: 'updated', updatedAt: '2026-11-01T00:00:00Z', createdAt: 'never' },
      { title: 'none' },
      { title: 'created', date: 'soon', createdAt: '2026-12-01', updatedAt: '2027-12-01' },
      { title: 'early', date: '2026-12-05', createdAt: '2028-01-01' },
    ];
    expect(titles(documents)).toEqual(['none', 'updated', 'created', 'early', 'late']);
  });

  test('sorts an all-day event before timed ones of the day', () => {
    const documents = [
      { title: 'one in the morning', date: '2026-12-05T01:00' },
      { title: 'all day', date: '2026-12-05' },
      { title: 'last night', date: '2026-12-04T23:30' },
    ];
    expect(titles(documents)).toEqual(['last night', 'all day', 'one in the morning']);
  });

  test('is stable and does not modify the input', () => {
    const events = [dated('2026-12-05'), dated('2026-12-05'), dated('2026-12-01')];
    const before = [...events];
    expect(sortEvents(events)).toEqual([events[2], events[0], events[1]]);
    expect(events).toEqual(before);
  });

  test('accepts dates in 1970', () => {
    const events = [
      { title: 'created', createdAt: '1960-01-01' },
      { title: 'epoch', date: 0, createdAt: '1950-01-01' },
    ];
    expect(titles(events)).toEqual(['created', 'epoch']);
  });
});

test('upcomingEvents sorts by date and omits past and undated events', () => {
  const documents = [
    { date: '2026-12-20' },
    { date: 'soon' },
    { date: '2026-12-01' },
    { date: '2026-12-04' },
  ];
  const events = documents.map((document) => readEvent(document));
  expect(upcomingEvents(events, now)).toEqual([events[3], events[0]]);
});

test('an all-day event starts at midnight in the time zone', () => {
  expect(eventStartMs(dated('2026-12-05'))).toBe(Date.parse('2026-12-04T22:00:00Z'));
  expect(eventStartMs(dated('2026-12-05T18:00'))).toBe(Date.parse('2026-12-05T16:00:00Z'));
  expect(eventStartMs(dated('soon'))).toBeNaN();
});

test('formatLongDate uses South African English and the site’s time zone', () => {
  expect(formatLongDate(dated('2026-12-05'))).toBe('Saturday, 5 December 2026');
  expect(formatLongDate(dated('2026-12-05'), 'Pacific/Pago_Pago')).toBe('Saturday, 5 December 2026');
  expect(formatLongDate(dated('2026-12-04T22:00:00Z'))).toBe('Saturday, 5 December 2026');
  expect(formatLongDate(dated('2026-12-04T21:59:00Z'))).toBe('Friday, 4 December 2026');
  expect(formatLongDate(dated('soon'))).toBe('');
});
