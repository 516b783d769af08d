import { DATE_MAX_YEAR, DATE_MIN_YEAR, EPOCH_SECONDS_BELOW } from './event-limits.js';
import { asRecord, fieldOf, readNumber } from './json-values.js';
import { instantOfWallClock } from './zoned-time.js';

/** A parsed date: an ISO 8601 instant in UTC, or '' when there is none. */
export interface EventDate {
  /** For an all-day date: midnight in UTC, so that the first ten characters are the day. */
  readonly iso: string;
  /** Whether it has no time of day. */
  readonly isDateOnly: boolean;
}

const NO_DATE: EventDate = { iso: '', isDateOnly: false };
const LONGEST_DATE_TEXT = 100;
const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const ISO_DATE_HEAD = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;
const SPACE_BEFORE_TIME = /^(\d{4}-\d{2}-\d{2}) +(?=\d)/;
/** Date.parse wants the offset of ISO text with minutes, and without a space before it. */
const OFFSET = /(?<=:\d{2}(?:\.\d+)?)\s*([+-]\d{2})(?::?(\d{2}))?$/;
const NAMES_A_ZONE =
  /(?:\dZ|:\d{2}(?:\.\d+)?\s*[+-]\d{2}:?\d{2}|\b(?:GMT|UTC?)(?:[+-]\d{1,4})?|\b[ECMP][SD]T)(?:\s*\(.*\))?$/i;
const NAMES_A_TIME = /\d:\d{2}/;
const NAMES_A_YEAR = /(?<!\d)\d{4}(?!\d)/;

/**
 * Parses a date in any format of stored events: ISO text, a plain date, other text that Date can parse, seconds or
 * milliseconds since 1970 (also as text), a `{ seconds, nanoseconds }` timestamp with or without leading underscores,
 * a Date. Text with a time but no zone is in `zone`. Anything else, and years outside 1000-9999, gives no date. Never
 * throws for any value.
 * @throws RangeError for an unknown zone
 */
export function readEventDate(value: unknown, zone: string): EventDate {
  if (typeof value === 'string') return readDateText(value.trim(), zone);
  if (typeof value === 'number') return instant(epochMs(value));
  if (value instanceof Date) return instant(value.getTime());
  return readTimestamp(value);
}

/** Numbers below 1e11 (the year 5138 in seconds) are seconds since 1970, others milliseconds; contract section 3. */
function epochMs(epoch: number): number {
  return Math.abs(epoch) < EPOCH_SECONDS_BELOW ? epoch * 1000 : epoch;
}

function readTimestamp(value: unknown): EventDate {
  const timestamp = asRecord(value);
  if (!timestamp) return NO_DATE;
  const seconds = readNumber(timestamp.seconds) ?? readNumber(fieldOf(timestamp, '_seconds'));
  const nanoseconds = readNumber(timestamp.nanoseconds) ?? readNumber(fieldOf(timestamp, '_nanoseconds'));
  return seconds === null ? NO_DATE : instant(seconds * 1000 + (nanoseconds ?? 0) / 1e6);
}

function readDateText(text: string, zone: string): EventDate {
  if (text === '' || text.length > LONGEST_DATE_TEXT) return NO_DATE;
  const epoch = readNumber(text);
  if (epoch !== null) return instant(epochMs(epoch));
  if (!isRealDay(text)) return NO_DATE;
  if (PLAIN_DATE.test(text)) return calendarDay(Date.parse(text));
  const parseable = text
    .replace(SPACE_BEFORE_TIME, '$1T')
    .replace(OFFSET, (_, hours: string, minutes = '00') => `${hours}:${minutes}`);
  if (NAMES_A_ZONE.test(parseable)) return instant(parseDate(parseable));
  const wallMs = parseDate(ISO_DATE_HEAD.test(parseable) ? `${parseable}Z` : `${parseable} UTC`);
  if (!NAMES_A_TIME.test(text)) return calendarDay(wallMs);
  return isInRange(wallMs) ? instant(instantOfWallClock(wallMs, zone)) : NO_DATE;
}

/** Date.parse accepts "2026-02-30" as March; days that do not exist are rejected. Each of them is one of another month. */
function isRealDay(text: string): boolean {
  const head = ISO_DATE_HEAD.exec(text);
  if (!head) return true;
  const [year, month, day] = head.slice(1).map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).getUTCMonth() + 1 === month;
}

/** Milliseconds since 1970, or NaN. Requires a year, because Date.parse guesses one ("Round 3" gives 2001). */
function parseDate(text: string): number {
  return NAMES_A_YEAR.test(text) ? Date.parse(text) : Number.NaN;
}

function isInRange(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return year >= DATE_MIN_YEAR && year <= DATE_MAX_YEAR;
}

function instant(ms: number): EventDate {
  return isInRange(ms) ? { iso: new Date(ms).toISOString(), isDateOnly: false } : NO_DATE;
}

function calendarDay(ms: number): EventDate {
  const { iso } = instant(ms);
  return iso === '' ? NO_DATE : { iso: `${iso.slice(0, 10)}T00:00:00.000Z`, isDateOnly: true };
}
