import type { Lineup, PastEvent } from '@quartermile/core/domain';

/** Formatted date of a past event, computed where it is loaded, as for upcoming events. */
export interface SpokenDate {
  /** Such as "Saturday, 18 July 2026". */
  readonly longDate: string;
  /** Start in the site's time zone, such as "18:00"; null for an all-day event. */
  readonly startTime: string | null;
}

/** A past event in the list. */
export interface ListedPastEvent
  extends Pick<PastEvent, 'id' | 'title' | 'description' | 'date' | 'location' | 'image' | 'featured'>,
    SpokenDate {
  readonly pictures: number;
  readonly videos: number;
}

/** Past events, featured ones first; null when loading failed. */
export type LoadedPastEvents = readonly ListedPastEvent[] | null;

/** A past event on its own page. */
export interface ShownPastEvent extends PastEvent, SpokenDate {
  /** Entry list and ladder; null when they could not be loaded. */
  readonly lineup: Lineup | null;
}

/** Null when loading failed, `missing` when it does not exist. */
export type LoadedPastEvent = ShownPastEvent | null | 'missing';
