import { DAY_MS, SITE_TIME_ZONE } from '@quartermile/core/domain';

/** The days on which people race, as JavaScript counts weekdays. */
const WEEKDAYS = { saturday: 6, sunday: 0 } as const;
export type RaceWeekday = keyof typeof WEEKDAYS;

const DAYS_OF_WEEK = 7;
const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: SITE_TIME_ZONE });

/**
 * A calendar day in the site's zone, such as "2026-12-05": the first Saturday or Sunday that is at least
 * `daysAhead` days after `now`. A negative `daysAhead` counts back: then it is the last one that is at least as long ago.
 */
export function raceDay(now: Date, daysAhead: number, weekday: RaceWeekday): string {
  const today = Date.parse(calendar.format(now));
  const nearest = today + daysAhead * DAY_MS;
  const step = daysAhead < 0 ? -DAY_MS : DAY_MS;
  const candidates = Array.from({ length: DAYS_OF_WEEK }, (_, index) => new Date(nearest + index * step));
  const day = candidates.find((candidate) => candidate.getUTCDay() === WEEKDAYS[weekday]);
  return (day ?? new Date(nearest)).toISOString().slice(0, 10);
}
