import { formatLongDate, toWallClock } from '@quartermile/core/domain';

const dated = (iso: string) => ({ date: iso, isDateOnly: false });

/** The day of an instant in the site's time zone: "Saturday, 5 December 2026". */
export function formatDay(iso: string): string {
  return formatLongDate(dated(iso));
}

/** The time of day of an instant in the site's time zone: "18:05". */
export function formatTime(iso: string): string {
  return toWallClock(dated(iso)).time;
}
