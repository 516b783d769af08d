import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readEvent } from './read-event.js';
import { readEventEnd } from './read-event-end.js';

const endOf = (document: object): string => readEventEnd(document, readEvent(document));
const evening = { date: '2027-03-05T18:00:00+02:00' };
const day = { date: '2027-03-05' };

describe('the end of an event', () => {
  test.each([
    [{ endDate: '2027-03-05T22:30:00+02:00' }, '2027-03-05T20:30:00.000Z'],
    [{ end: { dateTime: '2027-03-05T22:30:00+02:00' } }, '2027-03-05T20:30:00.000Z'],
    [{ endsAt: { seconds: 1_804_278_600 } }, '2027-03-05T20:30:00.000Z'],
    [{ end_time: 1_804_278_600_000 }, '2027-03-05T20:30:00.000Z'],
    [{ until: '05/03/2027 22:30 SAST' }, '2027-03-05T20:30:00.000Z'],
    [{ endTime: '22:30' }, '2027-03-05T20:30:00.000Z'],
    [{ endTime: '10:30 pm' }, '2027-03-05T20:30:00.000Z'],
    [{ endTime: '22h30' }, '2027-03-05T20:30:00.000Z'],
    [{ endTime: '01:00' }, '2027-03-05T23:00:00.000Z'],
    [{ endDate: '2027-03-06' }, '2027-03-06T22:00:00.000Z'],
    [{ endDate: '2027-03-05' }, ''],
  ])('with a time of day is in %j', (fields, end) => {
    expect(endOf({ ...evening, ...fields })).toBe(end);
  });

  test.each([
    [{ endDate: '2027-03-05' }, '2027-03-06'],
    [{ endDate: '2027-03-07' }, '2027-03-08'],
    [{ endDate: '2027-03-07T16:00:00+02:00' }, '2027-03-08'],
    [{ end: { date: '2027-03-08' } }, '2027-03-08'],
    [{ endTime: '17:00', duration: '3 days' }, '2027-03-08'],
    [{ duration: 'PT8H' }, '2027-03-06'],
  ])('of a whole day is the day after the last one, in %j', (fields, end) => {
    expect(endOf({ ...day, ...fields })).toBe(`${end}T00:00:00.000Z`);
  });

  test.each([
    [{ duration: 'PT2H30M' }, 150],
    [{ duration: 'P1DT30M' }, 24 * 60 + 30],
    [{ duration: '2:30' }, 150],
    [{ duration: '02:30:00' }, 150],
    [{ duration: '2h30' }, 150],
    [{ duration: '2.5 hours' }, 150],
    [{ duration: '2,5 uur' }, 150],
    [{ duration: '2 hours and 30 minutes' }, 150],
    [{ duration: '150min' }, 150],
    [{ duration: 150 }, 150],
    [{ duration: '150' }, 150],
    [{ duration: 3 }, 180],
    [{ durationMinutes: 10 }, 10],
    [{ duration_hours: '2.5' }, 150],
    [{ durationInDays: 2 }, 2 * 24 * 60],
    [{ durationMs: 9_000_000 }, 150],
    [{ durationSeconds: 9000 }, 150],
    [{ endDate: 'late', duration: 'PT2H30M' }, 150],
    [{ endDate: '2027-03-04', duration: 'PT2H30M' }, 150],
  ])('comes from a duration: %j', (fields, minutes) => {
    const startMs = Date.parse(evening.date);
    expect(Date.parse(endOf({ ...evening, ...fields })) - startMs).toBe(minutes * 60_000);
  });

  test.each([
    evening,
    { ...evening, endDate: evening.date },
    { ...evening, endDate: '2207-03-05' },
    { ...evening, endDate: 17 },
    { ...evening, duration: 'all day' },
    { ...evening, duration: '1 month' },
    { ...evening, duration: '2 heats of 3 hours' },
    { ...evening, duration: 0 },
    { ...evening, duration: -60 },
    { endDate: '2027-03-05', duration: 60 },
  ])('is unknown in %j', (document) => {
    expect(endOf(document)).toBe('');
  });

  test('never throws, and is after the start', () => {
    const values = fc.oneof(fc.jsonValue(), fc.string(), fc.double(), fc.date({ noInvalidDate: true }));
    fc.assert(
      fc.property(fc.constantFrom(evening, day), values, values, (start, end, duration) => {
        const iso = endOf({ ...start, end, duration });
        expect(iso === '' || Date.parse(iso) > Date.parse(start.date)).toBe(true);
      }),
    );
  });
});
