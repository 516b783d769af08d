import {
  type EventItem,
  eventPagePath,
  messages,
  SITE_TIME_ZONE,
  type SiteProfile,
} from '@quartermile/core/domain';
import createCalendar, { type ICalCalendar, type ICalLocation } from 'ical-generator';

/** An event with its end, and the times at which it was added and last changed. */
export interface CalendarEvent extends EventItem {
  /** As `readEventEnd` returns it. */
  readonly end: string;
  readonly changedAt: Date;
  readonly addedAt: Date;
}

/** Suggested refresh interval of subscribed calendars, seconds. */
const REFRESH_S = 3600;
const MS_PER_S = 1000;
const END = 'END:VCALENDAR';
/** The site's time zone, RFC 5545 section 3.6.5. South Africa has no daylight saving time. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${SITE_TIME_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0200',
  'TZNAME:SAST',
  'END:STANDARD',
  'END:VTIMEZONE',
];
/** RFC 5545 section 3.3.11: no control characters are allowed in text except tabs and escaped line breaks. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu;

/**
 * Writes events as an iCalendar feed (RFC 5545). Each must have a date; a date without a time is an all-day event. The
 * result is deterministic: DTSTAMP is the time of an event's last change.
 * @param site provides the calendar's name
 * @param publicUrl public origin of the site
 */
export function writeEventCalendar(
  events: readonly CalendarEvent[],
  site: Pick<SiteProfile, 'siteName'>,
  publicUrl: string,
): string {
  const calendar = createCalendar({
    name: escaped(messages.events.calendarName(site.siteName)),
    prodId: { company: 'Quartermile', product: 'Events' },
    ttl: REFRESH_S,
  });
  for (const event of events) addEvent(calendar, event, publicUrl);
  const lines = calendar.toString().split('\r\n');
  // Section 3.4: a calendar must contain at least one component, even without events.
  if (events.length === 0) lines.splice(lines.indexOf(END), 0, ...TIME_ZONE);
  // The library omits the line break after the last line, which section 3.1 requires.
  return `${lines.join('\r\n')}\r\n`;
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent, publicUrl: string): void {
  const hasDescription = event.description !== messages.events.noDescription;
  calendar.createEvent({
    // The library does not escape ids, and imported ids may contain any character.
    id: `${encodeURIComponent(event.id)}@events.quartermile`,
    start: new Date(event.date),
    end: event.end === '' ? null : new Date(event.end),
    allDay: event.isDateOnly,
    stamp: event.changedAt,
    sequence: revisionOf(event),
    summary: plain(event.title),
    description: hasDescription ? plain(event.description) : null,
    location: toLocation(event),
    url: new URL(eventPagePath(event.id), publicUrl).href,
  });
}

/** RFC 5545 section 3.8.7.4: an integer that grows with each change. Here: the seconds from the addition to the change. */
function revisionOf({ addedAt, changedAt }: CalendarEvent): number {
  return Math.max(0, Math.ceil((changedAt.getTime() - addedAt.getTime()) / MS_PER_S));
}

function toLocation({ location }: EventItem): ICalLocation | null {
  if (location?.kind === 'text') return { title: plain(location.text) };
  if (!location) return null;
  const [lat, lon] = [degrees(location.lat), degrees(location.lng)];
  return { title: `${lat}, ${lon}`, geo: { lat, lon } };
}

/** Rounds to six decimals (about 10 cm), the precision of RFC 5545 section 3.8.1.6, which allows no exponents. */
const degrees = (value: number): number => Number(value.toFixed(6));

/** Escapes text according to section 3.3.11. The library does so for events, but not for the calendar's name. */
const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\s+/g, ' ');

const plain = (text: string): string => text.replace(CONTROLS, '');
