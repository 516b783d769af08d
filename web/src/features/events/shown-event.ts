import type { EventItem } from '@quartermile/core/domain';

/**
 * An event for display. Its date is formatted where it is loaded: server and browser must use the same time for
 * hydration, and formatting in another time zone is slow in browsers.
 */
export interface ShownEvent extends EventItem {
  /** Relative date such as "Tomorrow"; null without a date. */
  readonly badge: string | null;
  /** Such as "Saturday, 5 December 2026"; null without a date. */
  readonly longDate: string | null;
  /** Start in the site's time zone, such as "18:00"; null for an all-day event. */
  readonly startTime: string | null;
  /** Whether it had started, on its day. */
  readonly isUnderWay: boolean;
}

/** Events that were under way or upcoming when loaded, the earliest first; null when loading failed. */
export type LoadedEvents = readonly ShownEvent[] | null;

/** The date of an event for a `time` element. */
export const isoDate = ({ date, isDateOnly }: EventItem): string => (isDateOnly ? date.slice(0, 10) : date);
