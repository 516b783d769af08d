import type { DatedEvent } from '../dates/long-date.js';
import { startOfDay } from '../dates/zoned-time.js';
import { DAY_MS, SITE_TIME_ZONE } from '../limits.js';
import { asRecord, firstPresent, isPresent, type JsonRecord, readText } from './json-values.js';
import { readEventDate } from './read-event-date.js';
import { readEventDuration } from './read-event-duration.js';
import { toWallClock } from './wall-clock.js';

/** Field names of an event's end. */
export const END_FIELDS = [
  'endDate',
  'end',
  'end_time',
  'endTime',
  'endDateTime',
  'end_date',
  'eventEndDate',
  'endsAt',
  'ends',
  'finish',
  'until',
] as const;
/** A later end is a mistake in writing. */
const LONGEST_MS = 366 * DAY_MS;
const TIME_OF_DAY = /^\d\d?(?:[:h]\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)?| ?[ap]\.?m\.?)$/i;

/**
 * When a stored event ends: an ISO 8601 instant in UTC; for an all-day event the midnight in UTC after its last day, as
 * calendars count (RFC 5545 section 3.6.1). '' when the document does not say it. Never throws for any value.
 * @param start its date, as `readEvent` returns it
 * @param zone IANA name, for text with a time but no zone
 * @throws RangeError for an unknown zone
 */
export function readEventEnd(stored: unknown, start: DatedEvent, zone: string = SITE_TIME_ZONE): string {
  const startMs = Date.parse(start.date);
  const document = asRecord(stored) ?? {};
  const isPossible = (ms: number): boolean => ms > startMs && ms - startMs <= LONGEST_MS;
  const ends = [statedEnd(firstPresent(document, END_FIELDS), start, zone), endByDuration(document, start)];
  const endMs = ends.find(isPossible);
  return endMs === undefined ? '' : new Date(endMs).toISOString();
}

function endByDuration(document: JsonRecord, { date, isDateOnly }: DatedEvent): number {
  const ms = readEventDuration(document) ?? Number.NaN;
  return Date.parse(date) + (isDateOnly ? Math.ceil(ms / DAY_MS) * DAY_MS : ms);
}

/** NaN for no readable end. */
function statedEnd(value: unknown, start: DatedEvent, zone: string): number {
  const text = readText(value);
  if (TIME_OF_DAY.test(text)) return timeOfDayAfter(text, start, zone);
  const { iso: date, isDateOnly } = readEventDate(value, zone);
  const { day } = toWallClock({ date, isDateOnly }, zone);
  if (start.isDateOnly) return Date.parse(day) + (isDayAfterLast(value) ? 0 : DAY_MS);
  if (!isDateOnly) return Date.parse(date);
  // The day of the start says nothing about the hour.
  const isSameDay = day === toWallClock(start, zone).day;
  return isSameDay ? Number.NaN : startOfDay(Date.parse(date) / DAY_MS + 1, zone);
}

/** Calendars write `{ date }` for an all-day event and mean the day after its last one; people write the last one. */
const isDayAfterLast = (value: unknown): boolean => isPresent(asRecord(value)?.date);

/** "17:00" is on the day of the start, or on the next when that is earlier. */
function timeOfDayAfter(text: string, start: DatedEvent, zone: string): number {
  if (start.isDateOnly) return Number.NaN;
  const ms = Date.parse(readEventDate(`${toWallClock(start, zone).day} ${text}`, zone).iso);
  return ms > Date.parse(start.date) ? ms : ms + DAY_MS;
}
