import type { Lineup } from '@quartermile/core/domain';
import type { ShownEvent } from '../shown-event.js';

/** An event on its own page. */
export interface ShownEventDay {
  readonly event: ShownEvent;
  readonly lineup: Lineup | null;
}

/** The past event that an event became. */
export interface MovedEvent {
  readonly pastEventId: string;
}

/** Null when loading failed, `missing` when it does not exist. */
export type LoadedEvent = ShownEventDay | MovedEvent | 'missing' | null;
