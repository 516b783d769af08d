import type { PastEvent } from '@quartermile/core/domain';

/** What is said of a past event's date; put into words where it is loaded, as for upcoming events. */
export interface SpokenDate {
  /** Its day, such as "Saturday, 18 July 2026". */
  readonly longDate: string;
  /** When it started by the clocks of the site's zone, such as "18:00"; null for a day without a time. */
  readonly startTime: string | null;
}

/** A past event as its card in the list shows it. */
export interface ListedPastEvent
  extends Pick<PastEvent, 'id' | 'title' | 'description' | 'date' | 'location' | 'image' | 'featured'>,
    SpokenDate {
  readonly pictures: number;
  readonly videos: number;
}

/** Past events, featured ones first; null when they could not be loaded. */
export type LoadedPastEvents = readonly ListedPastEvent[] | null;

/** A past event as its own page shows it. */
export interface ShownPastEvent extends PastEvent, SpokenDate {}

/** The page of one past event: null when it could not be loaded, `missing` when there is none by its id. */
export type LoadedPastEvent = ShownPastEvent | null | 'missing';
