import { describe, expect, it } from '@jest/globals';
import { readEvent, readEventEnd } from '@quartermile/core/domain';
import { type CalendarEvent, writeEventCalendar } from './write-event-calendar.js';

const changedAt = new Date('2026-11-20T08:00:00Z');
const addedAt = new Date('2026-11-20T07:59:30Z');
const event = (document: object): CalendarEvent => {
  const read = readEvent({ id: 'abc', ...document });
  return { ...read, end: readEventEnd(document, read), addedAt, changedAt };
};
const write = (...documents: object[]): string =>
  writeEventCalendar(documents.map(event), { siteName: 'Strip, Street' }, 'https://quartermile.example');
/** Lines of the feed, unfolded according to RFC 5545 section 3.1. */
const linesOf = (feed: string): string[] => feed.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar feed', () => {
  it('holds an event with a time at its instant', () => {
    const lines = linesOf(
      write({
        title: 'Street to strip',
        description: 'Bring a helmet.',
        date: '2026-12-05T18:00:00+02:00',
        location: 'Tarlton',
      }),
    );
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
    expect(lines).toEqual(
      expect.arrayContaining([
        'VERSION:2.0',
        'PRODID:-//Quartermile//Events//EN',
        'UID:abc@events.quartermile',
        'DTSTAMP:20261120T080000Z',
        'DTSTART:20261205T160000Z',
        'SUMMARY:Street to strip',
        'DESCRIPTION:Bring a helmet.',
        'LOCATION:Tarlton',
        'URL;VALUE=URI:https://quartermile.example/events/abc',
        'SEQUENCE:30',
      ]),
    );
  });

  it('holds a day without a time as a whole day', () => {
    const lines = linesOf(write({ date: '2026-12-05' }));
    expect(lines).toContain('DTSTART;VALUE=DATE:20261205');
    expect(lines).toContain('SUMMARY:Untitled Event');
    expect(lines.join()).not.toContain('DESCRIPTION');
  });

  it('holds the end of an event, for a whole day the day after it', () => {
    const lines = linesOf(
      write(
        { date: '2026-12-05T18:00:00+02:00', endTime: '22:30' },
        { date: '2026-12-05', endDate: '2026-12-07' },
        { date: '2026-12-08T18:00:00+02:00' },
      ),
    );
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([
      'DTEND:20261205T203000Z',
      'DTEND;VALUE=DATE:20261208',
    ]);
  });

  it('holds a point as its coordinates', () => {
    const lines = linesOf(write({ date: '2026-12-05', location: '-26.1, 28.00000001' }));
    expect(lines).toEqual(expect.arrayContaining(['LOCATION:-26.1\\, 28', 'GEO:-26.1;28']));
  });

  it('escapes text, and drops what no text may hold', () => {
    const lines = linesOf(
      write({ title: 'a,b;c\\d\ne\u0007\u0000f', date: '2026-12-05', id: 'x\r\nBEGIN:VEVENT' }),
    );
    expect(lines).toContain('SUMMARY:a\\,b\\;c\\\\d\\nef');
    expect(lines).toContain('UID:x%0D%0ABEGIN%3AVEVENT@events.quartermile');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  });

  it('folds lines at 75 bytes and never within a character', () => {
    const title = '🏁 Quarter mile at Tarlton, '.repeat(20);
    const feed = write({ title, date: '2026-12-05' });
    for (const line of feed.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    expect(linesOf(feed)).toContain(`SUMMARY:${title.trim().replaceAll(',', '\\,')}`);
  });

  it('is the same for the same events', () => {
    const documents = [{ date: '2026-12-05' }, { id: 'def', date: '2026-12-06T10:00' }];
    expect(write(...documents)).toBe(write(...documents));
  });

  it('is a whole calendar without events too', () => {
    const lines = linesOf(write());
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
    // RFC 5545 section 3.4 requires at least one component.
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(zone).toEqual(expect.arrayContaining(['TZID:Africa/Johannesburg', 'TZOFFSETTO:+0200']));
    expect(linesOf(write({ date: '2026-12-05' })).join()).not.toContain('VTIMEZONE');
  });

  it('is named after the site', () => {
    expect(linesOf(write())).toContain('X-WR-CALNAME:Strip\\, Street events');
  });
});
