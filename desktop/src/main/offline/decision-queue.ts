import { apiRoutes, DESK_QUEUE_MAX, messages } from '@quartermile/core/domain';
import * as z from 'zod';
import type { ApiAnswer, ApiCall } from '../../shared/api-call.js';
import {
  type QueuedDecision,
  queuedDecisionSchema,
  type RefusedDecision,
  refusedDecisionSchema,
} from '../../shared/desk-state.js';
import type { JsonFile } from '../storage/json-file.js';

/** The queue as it is kept on disk. It outlives the session: nothing decided is lost. */
export const keptQueueSchema = z.object({
  waiting: z.array(queuedDecisionSchema),
  refused: z.array(refusedDecisionSchema),
});
export type KeptQueue = z.infer<typeof keptQueueSchema>;

/** Makes a call; null when no answer came. */
export type Send = (call: ApiCall) => Promise<ApiAnswer | null>;

/** How a replay ended: everything was sent, or the rest has to wait. */
export type ReplayOutcome = 'done' | 'waiting';

/** Decisions made while the site could not be reached, in their order. */
export class DecisionQueue {
  readonly #file: JsonFile<KeptQueue>;
  readonly #onChange: () => void;
  #kept: KeptQueue = { waiting: [], refused: [] };
  #replay: Promise<ReplayOutcome> | null = null;

  constructor(file: JsonFile<KeptQueue>, onChange: () => void) {
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
  replay(send: Send): Promise<ReplayOutcome> {
    this.#replay ??= this.#sendAll(send).finally(() => {
      this.#replay = null;
    });
    return this.#replay;
  }

  async #sendAll(send: Send): Promise<ReplayOutcome> {
    for (;;) {
      const [first] = this.#kept.waiting;
      if (!first) return 'done';
      const answer = await send(toCall(first));
      if (!answer || mayYetSucceed(answer.status)) return 'waiting';
      const refused = answer.status < 400 ? [] : [{ ...first, reason: reasonOf(answer) }];
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

function toCall({ key, decision }: QueuedDecision): ApiCall {
  return {
    method: 'POST',
    path: apiRoutes.cars.review,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(decision),
  };
}

/** Without a session, in a crowd, or while the server is ill, the decision stays where it is. */
function mayYetSucceed(status: number): boolean {
  return status === 401 || status === 429 || status >= 500;
}

const problemSchema = z.object({ detail: z.string() });

function reasonOf({ body }: ApiAnswer): string {
  try {
    return problemSchema.parse(JSON.parse(body ?? '')).detail;
  } catch {
    return messages.request.invalid;
  }
}
