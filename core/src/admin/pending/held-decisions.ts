import { BULK_AT_ONCE, type CarReview, UNDO_MS } from '@quartermile/core/domain';
import { workThrough } from '../lists/work-through.js';

/** A decision that is not sent yet. */
export interface HeldDecision {
  readonly decision: CarReview;
  /** What the car is called, to say which decision can be taken back. */
  readonly carName: string;
}

/** What was decided by one press, and is taken back by one; never empty. */
export type HeldBatch = readonly HeldDecision[];

/** Sends a decision; resolves when it has been answered, well or badly. `isLeaving`: the page goes away meanwhile. */
export type SendDecision = (held: HeldDecision, isLeaving: boolean) => Promise<void>;

/**
 * Holds decisions back for as long as they can be taken back, then sends them: until then no visitor sees
 * anything of them. One for an open dashboard, so that a decision outlives the tab it was made in.
 */
export class HeldDecisions {
  private batches: readonly HeldBatch[] = [];
  private decided: ReadonlySet<string> = new Set();
  private readonly onTheWay = new Set<string>();
  private readonly timers = new Map<HeldBatch, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();

  /** `undoMs`: how long a decision can be taken back. */
  constructor(
    private readonly send: SendDecision,
    private readonly undoMs: number = UNDO_MS,
  ) {}

  /** What can be taken back now, the latest last. The same array until it changes. */
  readonly current = (): readonly HeldBatch[] => this.batches;

  /** Ids of cars whose decision is held, or sent and not answered yet. The same set until it changes. */
  readonly decidedCarIds = (): ReadonlySet<string> => this.decided;

  /** Listens for changes of both, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Holds what was decided by one press. */
  hold(batch: HeldBatch): void {
    this.timers.set(
      batch,
      setTimeout(() => void this.release(batch), this.undoMs),
    );
    this.change([...this.batches, batch]);
  }

  /** Takes the latest press back; null when it is too late for all of them. */
  undo(): HeldBatch | null {
    const last = this.batches.at(-1) ?? null;
    if (last) this.take(last);
    return last;
  }

  /** Sends all that is held, now; resolves when all of it has been answered. */
  async flush({ isLeaving = false } = {}): Promise<void> {
    await Promise.all(this.batches.map((batch) => this.release(batch, isLeaving)));
  }

  private async release(batch: HeldBatch, isLeaving = false): Promise<void> {
    for (const { decision } of batch) this.onTheWay.add(decision.carId);
    this.take(batch);
    // Nothing waits for its turn on a page that goes away.
    await workThrough(batch, isLeaving ? batch.length : BULK_AT_ONCE, async (held) => {
      await this.send(held, isLeaving);
      this.onTheWay.delete(held.decision.carId);
      this.change(this.batches);
    });
  }

  private take(batch: HeldBatch): void {
    clearTimeout(this.timers.get(batch));
    this.timers.delete(batch);
    this.change(this.batches.filter((one) => one !== batch));
  }

  private change(batches: readonly HeldBatch[]): void {
    this.batches = batches;
    this.decided = new Set([
      ...batches.flatMap((batch) => batch.map(({ decision }) => decision.carId)),
      ...this.onTheWay,
    ]);
    for (const listener of this.listeners) listener();
  }
}
