import { randomKey } from '@quartermile/core/client';
import { BULK_AT_ONCE, UNDO_MS } from '@quartermile/core/domain';
import { workThrough } from '../lists/work-through.js';
import type { HeldDecision, UnsentStore } from './unsent-decision.js';

/** What was decided by one press, and is taken back by one. */
export interface HeldBatch {
  /** Never empty. */
  readonly decisions: readonly HeldDecision[];
  /** When they are sent, ms since 1970. */
  readonly sendAt: number;
}

/** When a decision is sent: while the dashboard is open, as its session ends, or as its page goes away. */
export type SendMoment = 'open' | 'ending' | 'leaving';

/**
 * What became of a decision that was sent. `done`: the server took it. `settled`: it did not have to be taken, or waits
 * in the host's own queue; `failed`: it was not taken; the administrator has read which. `unsent`: it was not taken, and nobody could
 * read that because the session ended.
 */
export type SendOutcome = 'done' | 'settled' | 'failed' | 'unsent';

/** What the delayed decisions need. */
export interface HeldDecisionsOptions {
  /** Sends a decision; never rejects. */
  send(held: HeldDecision, moment: SendMoment): Promise<SendOutcome>;
  /** Reports what the server took of one press, while the dashboard is open. */
  onDone(done: readonly HeldDecision[]): void;
  readonly unsent: UnsentStore;
  /** How long a decision can be taken back, in ms; 8 s by default. */
  readonly undoMs?: number | undefined;
}

/**
 * Holds decisions back for as long as they can be taken back, then sends them: until then no visitor sees
 * anything of them. One for an open dashboard, so that a decision outlives the tab it was made in.
 */
export class HeldDecisions {
  /** How long a decision can be taken back, in ms. */
  readonly undoMs: number;
  readonly #options: HeldDecisionsOptions;
  readonly #onTheWay = new Map<HeldDecision, Promise<unknown>>();
  readonly #timers = new Map<HeldBatch, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  readonly #undoListeners = new Set<(carId: string) => void>();
  #batches: readonly HeldBatch[] = [];
  #decided: ReadonlySet<string> = new Set();

  constructor(options: HeldDecisionsOptions) {
    this.#options = options;
    this.undoMs = options.undoMs ?? UNDO_MS;
  }

  /** What can be taken back now, the latest last. The same array until it changes. */
  readonly current = (): readonly HeldBatch[] => this.#batches;

  /** Ids of cars whose decision is held, or sent and not answered yet. The same set until it changes. */
  readonly decidedCarIds = (): ReadonlySet<string> => this.#decided;

  /** Listens for changes of both, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Listens for decisions that are taken back, by the id of their first car, until the returned function is called. */
  readonly onUndo = (listener: (carId: string) => void): (() => void) => {
    this.#undoListeners.add(listener);
    return () => void this.#undoListeners.delete(listener);
  };

  /** Whether a decision is held, or sent and not answered yet. */
  hasUnanswered(): boolean {
    return this.#decided.size > 0;
  }

  /** Holds what was decided by one press; kept decisions about the same cars give way. */
  hold(decided: readonly Omit<HeldDecision, 'key'>[]): void {
    const decisions = decided.map((one) => ({ ...one, key: randomKey() }));
    const batch = { decisions, sendAt: Date.now() + this.undoMs };
    const cars = new Set(decisions.map(({ decision }) => decision.carId));
    const { unsent } = this.#options;
    unsent.forget(
      unsent
        .read()
        .filter(({ decision }) => cars.has(decision.carId))
        .map(({ key }) => key),
    );
    this.#timers.set(
      batch,
      setTimeout(() => {
        void this.sendNow(decisions);
        this.#take(batch);
      }, this.undoMs),
    );
    this.#change([...this.#batches, batch]);
  }

  /** Takes the latest press back; nothing happens when it is too late for all of them. */
  undo(): void {
    const last = this.#batches.at(-1);
    const [first] = last?.decisions ?? [];
    if (!last || !first) return;
    this.#take(last);
    for (const listener of this.#undoListeners) listener(first.decision.carId);
  }

  /** Sends decisions at once; resolves when all of them have been answered, well or badly. */
  async sendNow(decisions: readonly HeldDecision[], moment: SendMoment = 'open'): Promise<void> {
    const done: HeldDecision[] = [];
    // Nothing waits for its turn on a page that goes away.
    const atOnce = moment === 'leaving' ? decisions.length : BULK_AT_ONCE;
    const sending = workThrough(decisions, atOnce, async (held) => {
      const outcome = await this.#options.send(held, moment);
      this.#onTheWay.delete(held);
      this.#settle(held, outcome);
      if (outcome === 'done') done.push(held);
      this.#change(this.#batches);
    });
    for (const held of decisions) this.#onTheWay.set(held, sending);
    this.#change(this.#batches);
    await sending;
    if (done.length > 0 && moment === 'open') this.#options.onDone(done);
  }

  /** Sends all that is held before the session ends; resolves when everything has been answered. */
  async finish(): Promise<void> {
    void this.sendNow(this.#held(), 'ending');
    this.#takeAll();
    await Promise.all(this.#onTheWay.values());
  }

  /** Sends everything as the page goes away, and keeps it until the next visit, which learns what became of it. */
  leave(): void {
    const all = [...this.#onTheWay.keys(), ...this.#held()];
    this.#keep(all, true);
    void this.sendNow(all, 'leaving');
    this.#takeAll();
  }

  /** The session is over: keeps what is not answered. What is answered later is forgotten again. */
  close(): void {
    this.#keep([...this.#onTheWay.keys(), ...this.#held()], false);
    this.#takeAll();
  }

  #keep(decisions: readonly HeldDecision[], leftWithPage: boolean): void {
    this.#options.unsent.keep(decisions.map((held) => ({ ...held, leftWithPage })));
  }

  #settle(held: HeldDecision, outcome: SendOutcome): void {
    if (outcome === 'unsent') this.#keep([held], false);
    // One that failed stays kept if it was: it can be sent again from there.
    else if (outcome !== 'failed') this.#options.unsent.forget([held.key]);
  }

  #held(): readonly HeldDecision[] {
    return this.#batches.flatMap(({ decisions }) => decisions);
  }

  #takeAll(): void {
    for (const batch of this.#batches) this.#take(batch);
  }

  #take(batch: HeldBatch): void {
    clearTimeout(this.#timers.get(batch));
    this.#timers.delete(batch);
    this.#change(this.#batches.filter((one) => one !== batch));
  }

  #change(batches: readonly HeldBatch[]): void {
    this.#batches = batches;
    const all = [...this.#held(), ...this.#onTheWay.keys()];
    this.#decided = new Set(all.map(({ decision }) => decision.carId));
    for (const listener of this.#listeners) listener();
  }
}
