import type { EventItem } from '@quartermile/core/domain';

/**
 * An event as its card shows it. Its date is put into words where it is loaded: the server and the browser
 * must mean the same moment, and a browser needs long to learn the clocks of another time zone.
 */
export interface ShownEvent extends EventItem {
  /** How far off it is, such as "Tomorrow"; null without a date. */
  readonly badge: string | null;
  /** Its day, such as "Saturday, 5 December 2026"; null without one. */
  readonly longDate: string | null;
  /** When it starts by the clocks of the site's zone, such as "18:00"; null for a day without a time. */
  readonly startTime: string | null;
}

/** The events that were still to come when they were loaded; null when they could not be. */
export type LoadedEvents = readonly ShownEvent[] | null;
