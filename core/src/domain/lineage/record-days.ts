import { DAY_MS, SITE_TIME_ZONE } from '../limits.js';
import { lineageMessages } from './lineage-messages.js';

/** From when to when a record was held, ISO 8601 instants; null: it is held still. */
export interface HeldPeriod {
  readonly since: string;
  readonly until: string | null;
}

/**
 * How long a record was held, such as "held 41 days". Days are those of the calendar in the site's time zone, so that
 * they are the difference of the dates shown beside them.
 * @param nowMs ms since 1970
 */
export function heldText({ since, until }: HeldPeriod, nowMs: number, zone: string = SITE_TIME_ZONE): string {
  const end = until === null ? nowMs : Date.parse(until);
  const days = Math.max(0, dayNumber(end, zone) - dayNumber(Date.parse(since), zone));
  if (days > 0) return lineageMessages.held(days);
  return until === null ? lineageMessages.sinceToday : lineageMessages.heldBriefly;
}

/** The day of an instant in the site's time zone, such as "12 October 2026". Browser and server write it alike. */
export function recordDay(instant: string, zone: string = SITE_TIME_ZONE): string {
  const { day, month, year } = partsOf(Date.parse(instant), 'long', zone);
  return `${Number(day)} ${month} ${year}`;
}

function dayNumber(ms: number, zone: string): number {
  const { day, month, year } = partsOf(ms, 'numeric', zone);
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}

function partsOf(ms: number, month: 'long' | 'numeric', timeZone: string) {
  const format = new Intl.DateTimeFormat('en-ZA', { timeZone, year: 'numeric', month, day: 'numeric' });
  const parts = format.formatToParts(ms).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<'day' | 'month' | 'year', string>;
}
