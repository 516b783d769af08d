import { dateWordsAt } from '../dates/date-words.js';
import { dayNumberAt, startOfDay } from '../dates/zoned-time.js';
import { SITE_TIME_ZONE } from '../limits.js';
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
  const days = Math.max(0, dayNumberAt(end, zone) - dayNumberAt(Date.parse(since), zone));
  if (days > 0) return lineageMessages.held(days);
  return until === null ? lineageMessages.sinceToday : lineageMessages.heldBriefly;
}

/**
 * The start of the present day in the site's time zone, ms since 1970. Pages count days from it, so that they are the same
 * bytes all day.
 * @param nowMs ms since 1970
 */
export function startOfToday(nowMs: number, zone: string = SITE_TIME_ZONE): number {
  return startOfDay(dayNumberAt(nowMs, zone), zone);
}

/** The day of an instant in the site's time zone, such as "12 October 2026". Browser and server write it alike. */
export function recordDay(instant: string, zone: string = SITE_TIME_ZONE): string {
  return dateWordsAt(Date.parse(instant), zone).day;
}
