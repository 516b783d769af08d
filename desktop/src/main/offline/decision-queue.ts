import { ApiError } from '@quartermile/core/client';
import { type ProblemCode } from '@quartermile/core/domain';
import * as z from 'zod';
import {
  type CarOutcome,
  type QueuedDecision,
  queuedDecisionSchema,
  type RefusedDecision,
  refusedDecisionSchema,
} from '../../shared/app-state.js';
import type { ReviewDecision } from '../../shared/review-decision.js';
import type { DurableDocument } from '../storage/durable-document.js';

/** Maximum number of queued decisions. */
export const QUEUE_MAX = 1000;

/** Format of the queue on disk. It outlives the session so that no decision is lost. */
export const storedQueueSchema = z.object({
  waiting: z.array(queuedDecisionSchema),
  refused: z.array(refusedDecisionSchema),
});
export type StoredQueue = z.infer<typeof storedQueueSchema>;

/**
 * Sends a decision with its idempotency key, using core's client with its time-outs and retries.
 * @throws ApiError when the site rejects it, NetworkError when it is unreachable
 */
export type SendDecision = (
  decision: ReviewDecision,
  options: { readonly idempotencyKey: string },
) => Promise<unknown>;

/** Looks up what happened to a car; null when unknown. Rejects when the site is unreachable. */
export type FindOutcome = (refused: RefusedDecision) => Promise<CarOutcome | null>;

/** Error codes that mean somebody else decided about or deleted the car. */
const CONFLICTS: ReadonlySet<string> = new Set<ProblemCode>(['already_reviewed', 'not_found']);

/** Merges the encrypted and the plain copy of a queue without duplicates. */
export function mergeQueues(one: StoredQueue, other: StoredQueue): StoredQueue {
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

/** Result of a replay: everything was sent, or the rest has to wait. */
export type ReplayOutcome = 'done' | 'waiting';

/** Queue of decisions made offline, in order. */
export class DecisionQueue {
  readonly #file: DurableDocument<StoredQueue>;
  readonly #onChange: () => void;
  #writing: Promise<boolean> = Promise.resolve(true);
  #stored: StoredQueue = { waiting: [], refused: [] };
  #replay: Promise<ReplayOutcome> | null = null;
  /** Idempotency key of the decision in flight. */
  #sending: string | null = null;

  constructor(file: DurableDocument<StoredQueue>, onChange: () => void) {
    this.#file = file;
    this.#onChange = onChange;
  }

  async load(): Promise<void> {
    this.#stored = (await this.#file.read()) ?? this.#stored;
  }

  get waiting(): readonly QueuedDecision[] {
    return this.#stored.waiting;
  }

  /** Resolves to whether the decisions are on disk, or there are none. */
  async isStored(): Promise<boolean> {
    return this.waiting.length === 0 || this.#writing;
  }

  /** Decisions that the site rejected, until dismissed. */
  get refused(): readonly RefusedDecision[] {
    return this.#stored.refused;
  }

  /**
   * Appends a decision; one with a known key is ignored.
   * @throws Error when the queue is full
   */
  async add(decision: QueuedDecision): Promise<void> {
    const { waiting } = this.#stored;
    if (waiting.some(({ key }) => key === decision.key)) return;
    if (waiting.length >= QUEUE_MAX) throw new Error('No more decisions can wait.');
    await this.#change({ waiting: [...waiting, decision] });
  }

  /**
   * Removes a queued decision.
   * @throws Error when it is in flight, because it may have arrived
   */
  async withdraw(key: string): Promise<void> {
    if (key === this.#sending) throw new Error('This decision is being sent.');
    await this.#change({ waiting: this.#stored.waiting.filter((one) => one.key !== key) });
  }

  /** Looks up the outcome for rejected decisions where it is still unknown. */
  async explain(find: FindOutcome): Promise<void> {
    for (const refused of this.#stored.refused) {
      if (refused.outcome !== null || !CONFLICTS.has(refused.code)) continue;
      const outcome = await find(refused).catch(() => null);
      if (outcome === null) return;
      const explained = this.#stored.refused.map((one) =>
        one.key === refused.key ? { ...one, outcome } : one,
      );
      await this.#change({ refused: explained });
    }
  }

  /** Dismisses a rejected decision. */
  async dismiss(key: string): Promise<void> {
    await this.#change({ refused: this.#stored.refused.filter((one) => one.key !== key) });
  }

  /** Sends the queue in order, each decision with its original idempotency key. */
  replay(send: SendDecision): Promise<ReplayOutcome> {
    this.#replay ??= this.#sendAll(send).finally(() => {
      this.#replay = null;
    });
    return this.#replay;
  }

  async #sendAll(send: SendDecision): Promise<ReplayOutcome> {
    for (;;) {
      const [first] = this.#stored.waiting;
      if (!first) return 'done';
      this.#sending = first.key;
      const error = await send(first.decision, { idempotencyKey: first.key }).then(
        () => null,
        (reason: unknown) => reason,
      );
      this.#sending = null;
      if (error !== null && mayYetSucceed(error)) return 'waiting';
      const refused = error instanceof ApiError ? [toRefused(first, error)] : [];
      await this.#change({
        waiting: this.#stored.waiting.filter(({ key }) => key !== first.key),
        refused: [...this.#stored.refused, ...refused],
      });
    }
  }

  async #change(change: Partial<StoredQueue>): Promise<void> {
    this.#stored = { ...this.#stored, ...change };
    this.#onChange();
    this.#writing = this.#file.write(this.#stored);
    await this.#writing;
  }
}

function toRefused(decision: QueuedDecision, { code, detail }: ApiError): RefusedDecision {
  return { ...decision, reason: detail, code, outcome: null };
}

/** Whether to keep the decision queued: no session, rate limit or server error. */
function mayYetSucceed(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 401 || error.status === 429 || error.status >= 500;
}
