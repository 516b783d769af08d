import { instantOfWallClock } from '../dates/zoned-time.js';
import { isCompactDate, parseDateText } from './date-text.js';
import { DATE_MAX_YEAR, DATE_MIN_YEAR, EPOCH_SECONDS_BELOW } from './event-limits.js';
import { asRecord, fieldOf, firstPresent, type JsonRecord, readNumber } from './json-values.js';

/** A parsed date: an ISO 8601 instant in UTC, or '' when there is none. */
export interface EventDate {
  /** For an all-day date: midnight in UTC, so that the first ten characters are the day. */
  readonly iso: string;
  /** Whether it has no time of day. */
  readonly isDateOnly: boolean;
}

const NO_DATE: EventDate = { iso: '', isDateOnly: false };
const MINUTE_MS = 60_000;
const LONGEST_DATE_TEXT = 100;
/** How deep exporters wrap a value: `{ $date: { $numberLong } }`, and one more. */
const DEEPEST_WRAPPER = 3;
/** Fields in which exporters and calendars wrap a date with its type. */
const WRAPPERS = [
  ['__time__', '__timestamp__', 'timestampValue', '$date', '$timestamp', 'iso', 'dateTime', 'date', 'value'],
  ['$numberLong', '$numberInt', '$numberDouble', 'integerValue', 'doubleValue', 'stringValue'],
].flat();
/** Fields with the seconds of a timestamp, and with its fraction. */
const SECONDS = ['seconds', '_seconds', 't'];
const NANOSECONDS = ['nanoseconds', '_nanoseconds', 'nanos'];
/** How consoles and programs print a date: `Timestamp(seconds=1, nanoseconds=0)`, `ISODate("...")`, `/Date(...)/`. */
const TIMESTAMP_TEXT = /^Timestamp\(seconds=(-?\d+), nanoseconds=(\d+)\)$/;
const CALL = /^\/?(?:new )?(?:ISODate|Date)\(["']?(.*?)["']?\)\/?$/;

/**
 * Parses a date in any format of stored events: text as `parseDateText` reads it, seconds or milliseconds since 1970
 * (also as text), a calendar day in digits (20270305), a timestamp of seconds and nanoseconds, a Date, and each of
 * these in what exporters wrap around it. Text with a time but no zone is in `zone`. Anything else, and years outside
 * 1000-9999, gives no date. Never throws for any value.
 * @throws RangeError for an unknown zone
 */
export function readEventDate(written: unknown, zone: string): EventDate {
  const value = unwrap(written);
  if (typeof value === 'string') return readDateText(value.trim(), zone);
  if (typeof value === 'number') return readDateText(String(value), zone);
  if (value instanceof Date) return instant(value.getTime());
  const timestamp = asRecord(value) ?? {};
  const seconds = firstNumber(timestamp, SECONDS);
  const nanoseconds = firstNumber(timestamp, NANOSECONDS) ?? 0;
  return seconds === null ? NO_DATE : instant(seconds * 1000 + nanoseconds / 1e6);
}

function unwrap(written: unknown): unknown {
  let value = written;
  for (let depth = 0; depth < DEEPEST_WRAPPER; depth += 1) {
    value = firstPresent(asRecord(value) ?? {}, WRAPPERS) ?? value;
  }
  return value;
}

function firstNumber(record: JsonRecord, names: readonly string[]): number | null {
  return names.map((name) => readNumber(fieldOf(record, name))).find((number) => number !== null) ?? null;
}

/** Numbers below 1e11 (the year 5138 in seconds) are seconds since 1970, others milliseconds; contract section 3. */
function epochMs(epoch: number): number {
  return Math.abs(epoch) < EPOCH_SECONDS_BELOW ? epoch * 1000 : epoch;
}

function readDateText(written: string, siteZone: string): EventDate {
  if (written === '' || written.length > LONGEST_DATE_TEXT) return NO_DATE;
  const [, seconds, nanoseconds] = TIMESTAMP_TEXT.exec(written) ?? [];
  if (seconds !== undefined) return instant(Number(seconds) * 1000 + Number(nanoseconds) / 1e6);
  const text = written.replace(CALL, '$1');
  const epoch = isCompactDate(text) ? null : readNumber(text);
  if (epoch !== null) return instant(epochMs(epoch));
  const { wallMs, hasTime, offset, zone } = parseDateText(text);
  if (!hasTime) return calendarDay(wallMs);
  if (!isInRange(wallMs)) return NO_DATE;
  if (offset !== null) return instant(wallMs - offset * MINUTE_MS);
  return instant(instantOfWallClock(wallMs, zone ?? siteZone));
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
