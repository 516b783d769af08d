import { DAY_MS, SITE_TIME_ZONE } from '@quartermile/core/domain';

/** Weekdays of races, numbered as in JavaScript. */
const WEEKDAYS = { saturday: 6, sunday: 0 } as const;
export type RaceWeekday = keyof typeof WEEKDAYS;

const DAYS_OF_WEEK = 7;
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: SITE_TIME_ZONE });

/**
 * A date in the site's time zone, such as "2026-12-05": the first Saturday or Sunday that is at least `daysAhead` days
 * after `now`. If `daysAhead` is negative, the latest one that is at least that long ago.
 */
export function raceDay(now: Date, daysAhead: number, weekday: RaceWeekday): string {
  const today = Date.parse(calendar.format(now));
  const nearest = today + daysAhead * DAY_MS;
  const step = daysAhead < 0 ? -DAY_MS : DAY_MS;
  const candidates = Array.from({ length: DAYS_OF_WEEK }, (_, index) => new Date(nearest + index * step));
  const day = candidates.find((candidate) => candidate.getUTCDay() === WEEKDAYS[weekday]);
  return (day ?? new Date(nearest)).toISOString().slice(0, 10);
}
