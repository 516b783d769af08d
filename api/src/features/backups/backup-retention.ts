import { DAY_MS, dayNumberAt, SITE_TIME_ZONE } from '@quartermile/core/domain';

/** 1970-01-01 was a Thursday; weeks begin on Monday (ISO 8601). */
const DAYS_SINCE_MONDAY = 3;
const WEEK_DAYS = 7;

/** Number of the calendar month of a day, counted in months. */
function monthOf(dayNumber: number): number {
  const date = new Date(dayNumber * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Numbers of periods, each with the number of a day's period. */
const PERIODS: readonly { readonly count: number; of(dayNumber: number): number }[] = [
  { count: 7, of: (day) => day },
  { count: 4, of: (day) => Math.floor((day + DAYS_SINCE_MONDAY) / WEEK_DAYS) },
  { count: 6, of: monthOf },
];

/**
 * The backups to store: the newest of each of the last 7 days, 4 weeks and 6 months that have any, by the calendar of
 * the zone. Days without a backup do not count, so that a server that was off for weeks does not lose its old backups.
 * The newest backup is always among them.
 * @param writtenAtMs start times of the complete backups, in any order
 * @throws RangeError for an unknown zone
 */
export function backupsToStore(
  writtenAtMs: readonly number[],
  zone: string = SITE_TIME_ZONE,
): ReadonlySet<number> {
  const newestFirst = [...writtenAtMs].sort((a, b) => b - a);
  return new Set(
    PERIODS.flatMap(({ count, of }) => newestOfEach(newestFirst, count, (ms) => of(dayNumberAt(ms, zone)))),
  );
}

function newestOfEach(
  newestFirst: readonly number[],
  count: number,
  periodOf: (ms: number) => number,
): number[] {
  const newest = new Map<number, number>();
  for (const ms of newestFirst) if (!newest.has(periodOf(ms))) newest.set(periodOf(ms), ms);
  return [...newest.values()].slice(0, count);
}
