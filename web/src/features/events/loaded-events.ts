import type { EventItem } from '@quartermile/core/domain';

/** The events that were still to come when they were loaded. */
export interface LoadedEvents {
  /** Null when they could not be loaded. */
  readonly events: EventItem[] | null;
  /** That moment, in ms since 1970: the server and the browser must mean the same one. */
  readonly nowMs: number;
}
