import type { Highlights } from '@quartermile/core/domain';

/** An event with the texts of its date, which are written where it is loaded. */
export interface NextEvent {
  readonly title: string;
  /** Such as "Saturday, 5 December 2026, 18:00". */
  readonly when: string;
  /** For machines: an instant, or a day. */
  readonly dateTime: string;
  /** Start of its day in the site's time zone, ms since 1970. */
  readonly dayMs: number;
}

/** What the home page shows of the other pages. */
export interface HomeNow {
  /** Null when loading failed. */
  readonly highlights: Highlights | null;
  /** Null without one. */
  readonly event: NextEvent | 'failed' | null;
  /** Start of the day on which it was loaded, ms since 1970, so that the page has the same bytes all day. */
  readonly today: number;
}
