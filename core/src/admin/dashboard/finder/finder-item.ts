import type { AdminTabId } from '@quartermile/core/domain';

/** Kinds of results, in the order in which they are listed. */
export const FINDER_GROUPS = ['tab', 'setting', 'car', 'driver', 'event', 'video'] as const;
/** A kind of result. */
export type FinderGroup = (typeof FINDER_GROUPS)[number];

/** Where a result leads. */
export interface Destination {
  readonly tab: AdminTabId;
  /** Values that the screen stores for the session, such as its search, by their names. */
  readonly view?: Readonly<Record<string, string>>;
  /** The pending submission to open. */
  readonly carId?: string;
  /** The car whose drawer to open. */
  readonly drawer?: string;
  /** The heading to show. */
  readonly heading?: string;
}

/** A result of the finder. */
export interface FinderItem {
  /** Unique. */
  readonly id: string;
  readonly group: FinderGroup;
  readonly label: string;
  readonly detail?: string;
  /** Further searched text that is not shown, such as a phone number. */
  readonly keywords?: string;
  readonly to: Destination;
}
