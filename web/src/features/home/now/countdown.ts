import { DAY_MS } from '@quartermile/core/domain';
import { highlightMessages as texts } from './highlight-messages.js';

const WEEKS_FROM_DAYS = 14;
const MONTHS_FROM_DAYS = 60;
const DAYS_PER_WEEK = 7;
const DAYS_PER_MONTH = 30;

/**
 * The time until a day in words: "today", "tomorrow", "in 3 days", "in 2 weeks"; null once the day is over.
 * @param dayMs start of the day in the site's time zone, ms since 1970
 * @param nowMs the present, ms since 1970
 */
export function countdownWords(dayMs: number, nowMs: number): string | null {
  const days = Math.ceil((dayMs - nowMs) / DAY_MS);
  if (days <= 0) return nowMs < dayMs + DAY_MS ? texts.today : null;
  if (days === 1) return texts.tomorrow;
  if (days < WEEKS_FROM_DAYS) return texts.inDays(days);
  if (days < MONTHS_FROM_DAYS) return texts.inWeeks(Math.round(days / DAYS_PER_WEEK));
  return texts.inMonths(Math.round(days / DAYS_PER_MONTH));
}
