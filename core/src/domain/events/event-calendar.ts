import type { DatedEvent } from '../dates/long-date.js';
import { dayNumberAt, startOfDay } from '../dates/zoned-time.js';
import { DAY_MS, SITE_TIME_ZONE } from '../limits.js';
import { messages } from '../messages.js';
import { BADGE_MONTHS_FROM_DAYS, BADGE_WEEKS_FROM_DAYS } from './event-limits.js';
import type { EventItem } from './read-event.js';

const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

type SortableEvent = DatedEvent & Pick<EventItem, 'createdAt' | 'updatedAt'>;

/** Start of an event, ms since 1970; an all-day event starts with the day in the time zone. NaN without a date. */
export function eventStartMs(event: DatedEvent, zone: string = SITE_TIME_ZONE): number {
  const ms = Date.parse(event.date);
  return event.isDateOnly && !Number.isNaN(ms) ? startOfDay(ms / DAY_MS, zone) : ms;
}

/** Sorts events by date, otherwise by createdAt, updatedAt or 0; earliest first, stable. Does not modify the input. */
export function sortEvents<Item extends SortableEvent>(
  events: readonly Item[],
  zone: string = SITE_TIME_ZONE,
): Item[] {
  return events
    .map((event) => ({ event, key: sortKey(event, zone) }))
    .sort((a, b) => a.key - b.key)
    .map(({ event }) => event);
}

function sortKey(event: SortableEvent, zone: string): number {
  const keys = [eventStartMs(event, zone), Date.parse(event.createdAt), Date.parse(event.updatedAt)];
  return keys.find((ms) => !Number.isNaN(ms)) ?? 0;
}

/**
 * Whether an event is in the future: until it starts, an all-day event until its day ends in the site's time zone
 * (contract section 5). False without a date.
 */
export function isUpcoming(event: DatedEvent, now: Date, zone: string = SITE_TIME_ZONE): boolean {
  if (event.isDateOnly) return daysUntil(event, now, zone) >= 0;
  return Date.parse(event.date) >= now.getTime();
}

/** Whether the day of an event is over in the site's time zone; also true without a date. */
export function isDayOver(event: DatedEvent, now: Date, zone: string = SITE_TIME_ZONE): boolean {
  return !(daysUntil(event, now, zone) >= 0);
}

/** Whether an event has started and its day is not over. */
export function isUnderWay(event: DatedEvent, now: Date, zone: string = SITE_TIME_ZONE): boolean {
  return !isUpcoming(event, now, zone) && !isDayOver(event, now, zone);
}

/** Future events, soonest first. */
export function upcomingEvents<Item extends SortableEvent>(
  events: readonly Item[],
  now: Date,
  zone: string = SITE_TIME_ZONE,
): Item[] {
  return sortEvents(
    events.filter((event) => isUpcoming(event, now, zone)),
    zone,
  );
}

/**
 * Relative date: "Past", "Today", "Tomorrow", "3 days", "2 weeks", "1 month". Days are calendar days in the site's
 * time zone; weeks and months are rounded up (contract section 5). Null without a date.
 */
export function relativeBadge(event: DatedEvent, now: Date, zone: string = SITE_TIME_ZONE): string | null {
  const { badges } = messages.events;
  if (event.date === '') return null;
  if (!isUpcoming(event, now, zone)) return badges.past;
  const days = daysUntil(event, now, zone);
  if (days === 0) return badges.today;
  if (days === 1) return badges.tomorrow;
  if (days < BADGE_WEEKS_FROM_DAYS) return badges.days(days);
  if (days < BADGE_MONTHS_FROM_DAYS) return badges.weeks(Math.ceil(days / DAYS_PER_WEEK));
  return badges.months(Math.ceil(days / DAYS_PER_MONTH));
}

/** Midnights between now and an event in a time zone, negative when its day is past; NaN without a date. */
function daysUntil(event: DatedEvent, now: Date, zone: string): number {
  const ms = Date.parse(event.date);
  if (Number.isNaN(ms)) return Number.NaN;
  const day = event.isDateOnly ? ms / DAY_MS : dayNumberAt(ms, zone);
  return day - dayNumberAt(now.getTime(), zone);
}
