import { randomKey } from '@quartermile/core/client';
import { type AdminCar, BULK_AT_ONCE, UNDO_MS } from '@quartermile/core/domain';
import type { DelayedDecision, UnsentStore } from '../host/unsent-decision.js';
import { workThrough } from './work-through.js';

/** Decisions that were made together and are undone together. */
export interface DelayedBatch {
  /** Never empty. */
  readonly decisions: readonly DelayedDecision[];
  /** When the decisions are sent, ms since 1970. */
  readonly sendAt: number;
}

/** When a decision is sent: while the dashboard is open, before the session ends, or when the page is unloaded. */
export type SendMoment = 'open' | 'ending' | 'leaving';

/**
 * Result of sending a decision.
 * `done`: the server accepted it.
 * `settled`: it was no longer needed, or the host queued it.
 * `changed`: nothing was decided, because the car had changed since it was seen.
 * `failed`: it was not accepted, and the administrator has seen the error.
 * `unsent`: it was not accepted, and the error was not shown because the session ended.
 */
export type SendOutcome = 'done' | 'settled' | 'changed' | 'failed' | 'unsent';

/** Dependencies of the delayed decisions. */
export interface DelayedDecisionsOptions {
  /** Sends a decision; never rejects. */
  send(decision: DelayedDecision, moment: SendMoment): Promise<SendOutcome>;
  /** Reports the accepted decisions of one batch, while the dashboard is open. */
  onDone(done: readonly DelayedDecision[]): void;
  /** Reports the decisions of one batch whose cars had changed. */
  onChanged(changed: readonly DelayedDecision[]): void;
  readonly unsent: UnsentStore;
  /** How long a decision can be undone, in ms; 8 s by default. */
  readonly undoMs?: number | undefined;
}

/**
 * Delays decisions while they can be undone, then sends them. Visitors see no change before that. There is one
 * instance per open dashboard, so a decision survives the unmount of its tab.
 */
export class DelayedDecisions {
  /** How long a decision can be undone, in ms. */
  readonly undoMs: number;
  readonly #options: DelayedDecisionsOptions;
  readonly #onTheWay = new Map<DelayedDecision, Promise<unknown>>();
  readonly #timers = new Map<DelayedBatch, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();
  readonly #undoListeners = new Set<(carId: string) => void>();
  #batches: readonly DelayedBatch[] = [];
  #decided: ReadonlySet<string> = new Set();
  #changed: ReadonlyMap<string, AdminCar | null> = new Map();
  /** Cars after changes by the reviewer, by the versions before them. */
  readonly #ownChanges = new Map<string, AdminCar>();

  constructor(options: DelayedDecisionsOptions) {
    this.#options = options;
    this.undoMs = options.undoMs ?? UNDO_MS;
  }

  /** The batches that can be undone, latest last. The array changes identity only when its content changes. */
  readonly current = (): readonly DelayedBatch[] => this.#batches;

  /** Ids of cars with a delayed decision or a pending request. The set changes identity only on an update. */
  readonly decidedCarIds = (): ReadonlySet<string> => this.#decided;

  /**
   * The cars that had changed when they were decided about, by their ids, as they were seen; null if that is not known
   * any more. The map changes identity only on an update.
   */
  readonly changedCars = (): ReadonlyMap<string, AdminCar | null> => this.#changed;

  /** Subscribes to changes of them. Returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Subscribes to undone batches, with the id of their first car. Returns the unsubscribe function. */
  readonly onUndo = (listener: (carId: string) => void): (() => void) => {
    this.#undoListeners.add(listener);
    return () => void this.#undoListeners.delete(listener);
  };

  /** Remembers that a car had changed when something was sent about it. */
  noteChanged(carId: string, seen: AdminCar | null): void {
    this.#changed = new Map(this.#changed).set(carId, seen);
    this.#change(this.#batches);
  }

  /** Records a change by the reviewer: a decision about the version before it is about the car after it. */
  noteOwnChange(before: string, after: AdminCar): void {
    this.#forgetChanged(new Set([after._id]));
    this.#change(this.#batches);
    this.#ownChanges.set(before, after);
    if (after.version !== undefined) this.#ownChanges.delete(after.version);
  }

  /** Whether any decision is delayed or its request is pending. */
  hasUnanswered(): boolean {
    return this.#decided.size > 0;
  }

  /** Delays a batch of decisions. They replace unsent decisions about the same cars. */
  hold(decided: readonly Omit<DelayedDecision, 'key'>[]): void {
    const decisions = decided.map((one) => ({ ...one, key: randomKey() }));
    const batch = { decisions, sendAt: Date.now() + this.undoMs };
    const cars = new Set(decisions.map(({ decision }) => decision.carId));
    this.#forgetChanged(cars);
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

  /** Undoes the latest batch. Does nothing if all batches were sent. */
  undo(): void {
    const last = this.#batches.at(-1);
    const [first] = last?.decisions ?? [];
    if (!last || !first) return;
    this.#take(last);
    for (const listener of this.#undoListeners) listener(first.decision.carId);
  }

  /** Sends decisions immediately. Resolves when every request has succeeded or failed. */
  async sendNow(decisions: readonly DelayedDecision[], moment: SendMoment = 'open'): Promise<void> {
    const done: DelayedDecision[] = [];
    const changed: DelayedDecision[] = [];
    // A page that is being unloaded has no time for a concurrency limit.
    const atOnce = moment === 'leaving' ? decisions.length : BULK_AT_ONCE;
    const sending = workThrough(decisions, atOnce, async (decision) => {
      const outcome = await this.#options.send(this.#renewed(decision), moment);
      this.#onTheWay.delete(decision);
      this.#settle(decision, outcome);
      if (outcome === 'done') done.push(decision);
      if (outcome === 'changed') {
        changed.push(decision);
        this.noteChanged(decision.decision.carId, this.#renewed(decision).seen ?? null);
      } else this.#change(this.#batches);
    });
    for (const decision of decisions) this.#onTheWay.set(decision, sending);
    this.#change(this.#batches);
    await sending;
    if (done.length > 0 && moment === 'open') this.#options.onDone(done);
    if (changed.length > 0) this.#options.onChanged(changed);
  }

  /** Sends all delayed decisions before the session ends. Resolves when all requests are complete. */
  async finish(): Promise<void> {
    void this.sendNow(this.#delayed(), 'ending');
    this.#takeAll();
    await Promise.all(this.#onTheWay.values());
  }

  /**
   * Sends everything while the page is unloaded. Also stores it, so that the next visit can check which requests
   * arrived.
   */
  leave(): void {
    const all = [...this.#onTheWay.keys(), ...this.#delayed()];
    this.#keep(all, true);
    void this.sendNow(all, 'leaving');
    this.#takeAll();
  }

  /** Stores all incomplete decisions when the session is over. A request that still succeeds removes its decision. */
  close(): void {
    this.#keep([...this.#onTheWay.keys(), ...this.#delayed()], false);
    this.#takeAll();
  }

  #keep(decisions: readonly DelayedDecision[], leftWithPage: boolean): void {
    // The version is enough to send a decision; what the car shows is not stored.
    const stored = decisions.map((one) => {
      const { seen: _, ...decision } = this.#renewed(one);
      return { ...decision, leftWithPage };
    });
    this.#options.unsent.keep(stored);
  }

  #forgetChanged(carIds: ReadonlySet<string>): void {
    const others = [...this.#changed].filter(([carId]) => !carIds.has(carId));
    // Each card of the queue renders again when the map is another one.
    if (others.length < this.#changed.size) this.#changed = new Map(others);
  }

  /** A decision about the version after the reviewer's own changes. */
  #renewed(delayed: DelayedDecision): DelayedDecision {
    const { decision } = delayed;
    const after = decision.version === undefined ? undefined : this.#ownChanges.get(decision.version);
    if (after?.version === undefined) return delayed;
    return this.#renewed({ ...delayed, decision: { ...decision, version: after.version }, seen: after });
  }

  #settle(decision: DelayedDecision, outcome: SendOutcome): void {
    if (outcome === 'unsent') this.#keep([decision], false);
    // A failed decision that is stored remains stored, so that it can be sent again.
    else if (outcome !== 'failed') this.#options.unsent.forget([decision.key]);
  }

  #delayed(): readonly DelayedDecision[] {
    return this.#batches.flatMap(({ decisions }) => decisions);
  }

  #takeAll(): void {
    for (const batch of this.#batches) this.#take(batch);
  }

  #take(batch: DelayedBatch): void {
    clearTimeout(this.#timers.get(batch));
    this.#timers.delete(batch);
    this.#change(this.#batches.filter((one) => one !== batch));
  }

  #change(batches: readonly DelayedBatch[]): void {
    this.#batches = batches;
    const all = [...this.#delayed(), ...this.#onTheWay.keys()];
    this.#decided = new Set(all.map(({ decision }) => decision.carId));
    for (const listener of this.#listeners) listener();
  }
}
