import { toWallClock } from '../events/wall-clock.js';

/** What the day of a run in a list is: that of the run itself, or, where it is unknown, that of its approval. */
export const DAYS_OF = ['run', 'approval'] as const;
export type DayOf = (typeof DAYS_OF)[number];

/** The dates of a stored run. Instants are in ISO 8601. */
export interface RunDates {
  readonly runDate?: string | null | undefined;
  readonly reviewedAt: string | null;
  readonly createdAt: string;
}

/** The day of a run in its car's history, YYYY-MM-DD at the site. A run of the administrator may lack a review. */
export function runDay({ runDate, reviewedAt, createdAt }: RunDates): { day: string; dayOf: DayOf } {
  if (runDate) return { day: runDate, dayOf: 'run' };
  return { day: toWallClock({ date: reviewedAt ?? createdAt, isDateOnly: false }).day, dayOf: 'approval' };
}
