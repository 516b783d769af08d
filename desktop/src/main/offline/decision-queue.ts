import { ApiError } from '@quartermile/core/client';
import { type CarReview, DESK_QUEUE_MAX } from '@quartermile/core/domain';
import * as z from 'zod';
import {
  type QueuedDecision,
  queuedDecisionSchema,
  type RefusedDecision,
  refusedDecisionSchema,
} from '../../shared/desk-state.js';
import type { LastingDocument } from '../storage/lasting-document.js';

/** The queue as it is kept on disk. It outlives the session: nothing decided is lost. */
export const keptQueueSchema = z.object({
  waiting: z.array(queuedDecisionSchema),
  refused: z.array(refusedDecisionSchema),
});
export type KeptQueue = z.infer<typeof keptQueueSchema>;

/**
 * Sends a decision under its idempotency key by core's client, with its time-outs and retries.
 * @throws ApiError when the site refuses it, anything else when no answer came
 */
export type SendReview = (
  decision: CarReview,
  options: { readonly idempotencyKey: string },
) => Promise<unknown>;

/** What lies in two places, as one: nothing is lost, and nothing is there twice. */
export function mergeQueues(one: KeptQueue, other: KeptQueue): KeptQueue {
  return {
    waiting: mergeByKey(one.waiting, other.waiting),
    refused: mergeByKey(one.refused, other.refused),
  };
}

function mergeByKey<Item extends { readonly key: string }>(
  one: readonly Item[],
  other: readonly Item[],
): Item[] {
  const known = new Set(one.map(({ key }) => key));
  return [...one, ...other.filter(({ key }) => !known.has(key))];
}

/** How a replay ended: everything was sent, or the rest has to wait. */
export type ReplayOutcome = 'done' | 'waiting';

/** Decisions made while the site could not be reached, in their order. */
export class DecisionQueue {
  readonly #file: LastingDocument<KeptQueue>;
  readonly #onChange: () => void;
  #kept: KeptQueue = { waiting: [], refused: [] };
  #replay: Promise<ReplayOutcome> | null = null;

  constructor(file: LastingDocument<KeptQueue>, onChange: () => void) {
    this.#file = file;
    this.#onChange = onChange;
  }

  async load(): Promise<void> {
    this.#kept = (await this.#file.read()) ?? this.#kept;
  }

  get waiting(): readonly QueuedDecision[] {
    return this.#kept.waiting;
  }

  /** Decisions that were not taken, until somebody took note of them. */
  get refused(): readonly RefusedDecision[] {
    return this.#kept.refused;
  }

  /**
   * Puts a decision at the end; one whose key is there already stays as it is.
   * @throws Error when the queue is full: the page says that the decision failed
   */
  async add(decision: QueuedDecision): Promise<void> {
    const { waiting } = this.#kept;
    if (waiting.some(({ key }) => key === decision.key)) return;
    if (waiting.length >= DESK_QUEUE_MAX) throw new Error('No more decisions can wait.');
    await this.#change({ waiting: [...waiting, decision] });
  }

  /** Somebody took note of a refusal. */
  async dismiss(key: string): Promise<void> {
    await this.#change({ refused: this.#kept.refused.filter((one) => one.key !== key) });
  }

  /** Sends what waits, one after the other, each under the key of its first try. */
  replay(send: SendReview): Promise<ReplayOutcome> {
    this.#replay ??= this.#sendAll(send).finally(() => {
      this.#replay = null;
    });
    return this.#replay;
  }

  async #sendAll(send: SendReview): Promise<ReplayOutcome> {
    for (;;) {
      const [first] = this.#kept.waiting;
      if (!first) return 'done';
      const error = await send(first.decision, { idempotencyKey: first.key }).then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error !== null && mayYetSucceed(error)) return 'waiting';
      const refused = error instanceof ApiError ? [{ ...first, reason: error.detail }] : [];
      await this.#change({
        waiting: this.#kept.waiting.filter(({ key }) => key !== first.key),
        refused: [...this.#kept.refused, ...refused],
      });
    }
  }

  async #change(change: Partial<KeptQueue>): Promise<void> {
    this.#kept = { ...this.#kept, ...change };
    this.#onChange();
    await this.#file.write(this.#kept);
  }
}

/** Without a session, in a crowd, or while the server is ill, the decision stays where it is. */
function mayYetSucceed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 401 || error.status === 429 || error.status >= 500;
}
