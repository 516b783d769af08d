import type { AdminCar, CarReview, InformationRequest } from '@quartermile/core/domain';

/** What a reviewer decides about a pending car: approval, rejection, or a question to its driver. */
export type ReviewDecision = CarReview | ({ readonly action: 'ask' } & Readonly<InformationRequest>);

/** A decision that has not been sent yet. */
export interface DelayedDecision {
  readonly decision: ReviewDecision;
  /** Name of the car, for the undo message. */
  readonly carName: string;
  /** The car as it was decided about; absent once the decision was stored. */
  readonly seen?: AdminCar;
  /** Idempotency key of the request, so that repeated requests have one effect. */
  readonly key: string;
}

/** A decision whose session ended before the response. */
export interface UnsentDecision extends DelayedDecision {
  /** Sent while the page was unloaded, so the response is not known. The request has most likely arrived. */
  readonly leftWithPage: boolean;
}

/** Stores decisions on this device that could not be sent before the session ended. */
export interface UnsentStore {
  /** The stored decisions, oldest first. The array changes identity only on an update. */
  read(): readonly UnsentDecision[];
  /** Stores decisions. They replace earlier ones about the same cars. */
  keep(decisions: readonly UnsentDecision[]): void;
  /** Deletes decisions by their keys. */
  forget(keys: readonly string[]): void;
  /** Subscribes to changes made by this page. Returns the unsubscribe function. */
  watch(listener: () => void): () => void;
}
