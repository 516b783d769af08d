import {
  type EventItem,
  messages,
  pageRoutes,
  SITE_TIME_ZONE,
  type SiteProfile,
} from '@quartermile/core/domain';
import createCalendar, { type ICalCalendar, type ICalLocation } from 'ical-generator';

/** An event for the calendar, and when it was last written. */
export interface CalendarEvent extends EventItem {
  readonly changedAt: Date;
}

/** How often subscribed calendars are asked to look again, in seconds. */
const REFRESH_S = 3600;
const END = 'END:VCALENDAR';
/** The site's time zone, RFC 5545 section 3.6.5: South Africa has no summer time. */
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
/** RFC 5545 section 3.3.11: text holds no control characters but tabs, and line breaks, which are escaped. */
const CONTROLS = /(?![\t\r\n])\p{Cc}/gu;

/**
 * Writes events as an iCalendar feed (RFC 5545). Each must have a date; a day without a time is an all-day
 * event. The text depends on nothing but its input: DTSTAMP is when an event was last written.
 * @param site whose events they are
 * @param publicUrl the site's public origin
 */
export function writeEventCalendar(
  events: readonly CalendarEvent[],
  site: Pick<SiteProfile, 'siteName'>,
  publicUrl: string,
): string {
  const url = new URL(pageRoutes.events, publicUrl).href;
  const calendar = createCalendar({
    name: escaped(messages.events.calendarName(site.siteName)),
    prodId: { company: 'Quartermile', product: 'Events' },
    ttl: REFRESH_S,
  });
  for (const event of events) addEvent(calendar, event, url);
  const lines = calendar.toString().split('\r\n');
  // Section 3.4: a calendar holds at least one component, also while nothing is planned.
  if (events.length === 0) lines.splice(lines.indexOf(END), 0, ...TIME_ZONE);
  // The library leaves out the line break that section 3.1 wants after the last line too.
  return `${lines.join('\r\n')}\r\n`;
}

function addEvent(calendar: ICalCalendar, event: CalendarEvent, url: string): void {
  const hasDescription = event.description !== messages.events.noDescription;
  calendar.createEvent({
    // The library writes ids as they are, and imported ones may hold anything.
    id: `${encodeURIComponent(event.id)}@events.quartermile`,
    start: new Date(event.date),
    allDay: event.isDateOnly,
    stamp: event.changedAt,
    summary: plain(event.title),
    description: hasDescription ? plain(event.description) : null,
    location: toLocation(event),
    url,
  });
}

function toLocation({ location }: EventItem): ICalLocation | null {
  if (location?.kind === 'text') return { title: plain(location.text) };
  if (!location) return null;
  const [lat, lon] = [degrees(location.lat), degrees(location.lng)];
  return { title: `${lat}, ${lon}`, geo: { lat, lon } };
}

/** Six decimals, about 10 cm: RFC 5545 section 3.8.1.6 asks for as many, and has no exponents. */
const degrees = (value: number): number => Number(value.toFixed(6));

/** Section 3.3.11: the library escapes what events say, but not its calendar's name. */
const escaped = (text: string): string =>
  plain(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\s+/g, ' ');

const plain = (text: string): string => text.replace(CONTROLS, '');
