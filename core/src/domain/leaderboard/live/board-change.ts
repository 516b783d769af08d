import type { Entry } from '../entry.js';

/** The state of the leaderboard that a listener has once it applied a message. */
export interface BoardRevision {
  /** Of one node; only whether two are equal is meaningful. */
  readonly revision: string;
}

/**
 * What changed on the leaderboard between two revisions. Values are absolute, so that applying a change twice, or to a
 * newer list, does no harm.
 */
export interface BoardChange extends BoardRevision {
  /** The revision before the change. A listener with another one has missed a message and loads the list. */
  readonly after: string;
  /** New counts of votes by ids of entries. */
  readonly votes: Readonly<Record<string, number>>;
  /** Entries that are new or have changed otherwise. */
  readonly entries: readonly Entry[];
  /** Ids of entries that left the leaderboard. */
  readonly removed: readonly string[];
}
