import { DAY_MS, SITE_TIME_ZONE, wallClockAt } from '@quartermile/core/domain';

const HOUR_MS = 60 * 60_000;

/** Full hours of the day in the site's time zone; null: none. */
export interface QuietHours {
  readonly quietFrom: number | null;
  readonly quietTo: number | null;
}

/** When the quiet hours of `nowMs` end, ms since 1970; null outside of them. They may last past midnight. */
export function endOfQuietHours({ quietFrom, quietTo }: QuietHours, nowMs: number): number | null {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return null;
  const timeOfDay = wallClockAt(nowMs, SITE_TIME_ZONE) % DAY_MS;
  const since = (timeOfDay - quietFrom * HOUR_MS + DAY_MS) % DAY_MS;
  const length = (quietTo - quietFrom + 24) % 24;
  return since < length * HOUR_MS ? nowMs + length * HOUR_MS - since : null;
}
