import { DAY_MS, dayNumberAt, SITE_TIME_ZONE } from '@quartermile/core/domain';

/** The day of an instant in the site's time zone as YYYY-MM-DD, or of some days before. */
export function siteDay(now: Date, daysBefore = 0): string {
  const day = dayNumberAt(now.getTime(), SITE_TIME_ZONE) - daysBefore;
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
