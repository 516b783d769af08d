import type { CarReview } from '@quartermile/core/domain';

/** A decision that is not sent yet. */
export interface HeldDecision {
  readonly decision: CarReview;
  /** What the car is called, to say which decision can be taken back. */
  readonly carName: string;
  /** Idempotency key of its call: however often it is sent, it happens once. */
  readonly key: string;
}

/** A decision that outlived its session without an answer. */
export interface UnsentDecision extends HeldDecision {
  /** Sent while its page went away, so that nobody saw the answer; it has most likely arrived. */
  readonly leftWithPage: boolean;
}

/** Where decisions stay that could not be sent before the session ended. They belong to this device. */
export interface UnsentStore {
  /** What is kept, oldest first. The same array until it changes. */
  read(): readonly UnsentDecision[];
  /** Keeps decisions; earlier ones about the same cars give way. */
  keep(decisions: readonly UnsentDecision[]): void;
  /** Forgets decisions by their keys. */
  forget(keys: readonly string[]): void;
  /** Listens for changes made by this page until the returned function is called. */
  watch(listener: () => void): () => void;
}
