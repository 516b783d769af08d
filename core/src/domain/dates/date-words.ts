import { wallClockAt } from './zoned-time.js';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Formats a month: "November 2026" for "2026-11". */
export function formatMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

/** A date and time of day as pages write them. */
export interface DateWords {
  /** "Saturday". */
  readonly weekday: string;
  /** "5 December 2026". */
  readonly day: string;
  /** "18:05". */
  readonly time: string;
}

/**
 * The date and time of an instant in a zone. Of our own, because browser and server may punctuate the dates of a locale
 * differently, which would break hydration, and because a page's first Intl.DateTimeFormat takes long (zoned-time.ts).
 * @param instantMs ms since 1970
 * @param zone IANA name such as "Africa/Johannesburg"
 * @throws RangeError for an unknown zone or NaN
 */
export function dateWordsAt(instantMs: number, zone: string): DateWords {
  const shown = new Date(wallClockAt(instantMs, zone));
  return {
    weekday: WEEKDAYS[shown.getUTCDay()] ?? '',
    day: `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]} ${shown.getUTCFullYear()}`,
    time: shown.toISOString().slice(11, 16),
  };
}
