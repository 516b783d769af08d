import { type CarReview, UNDO_MS } from '@quartermile/core/domain';

/** A decision that is not sent yet. */
export interface HeldDecision {
  readonly decision: CarReview;
  /** What the car is called, to say which decision can be taken back. */
  readonly carName: string;
}

/** Sends a decision; resolves when it has been answered, well or badly. `isLeaving`: the page goes away meanwhile. */
export type SendDecision = (decision: CarReview, isLeaving: boolean) => Promise<void>;

/**
 * Holds each decision back for as long as it can be taken back, then sends it: until then no visitor
 * sees anything of it. One for an open dashboard, so that a decision outlives the tab it was made in.
 */
export class HeldDecisions {
  private held: readonly HeldDecision[] = [];
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly listeners = new Set<() => void>();

  /** `undoMs`: how long a decision can be taken back. */
  constructor(
    private readonly send: SendDecision,
    private readonly undoMs: number = UNDO_MS,
  ) {}

  /** What can be taken back now, the latest last. The same array until it changes. */
  readonly current = (): readonly HeldDecision[] => this.held;

  /** Listens for changes of `current`, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Holds a decision; an earlier one about the same car gives way to it. */
  hold(held: HeldDecision): void {
    const { carId } = held.decision;
    this.take(carId);
    this.timers.set(
      carId,
      setTimeout(() => void this.release(carId, false), this.undoMs),
    );
    this.change([...this.held, held]);
  }

  /** Takes a decision back. False when it is too late. */
  undo(carId: string): boolean {
    return this.take(carId) !== null;
  }

  /** Sends all that is held, now; resolves when all of it has been answered. */
  async flush({ isLeaving = false } = {}): Promise<void> {
    await Promise.all(this.held.map(({ decision }) => this.release(decision.carId, isLeaving)));
  }

  private async release(carId: string, isLeaving: boolean): Promise<void> {
    const held = this.held.find(({ decision }) => decision.carId === carId);
    if (!held) return;
    // Sent before it is taken off: there is no moment in which the car is neither held nor on its way.
    const answered = this.send(held.decision, isLeaving);
    this.take(carId);
    await answered;
  }

  private take(carId: string): HeldDecision | null {
    clearTimeout(this.timers.get(carId));
    this.timers.delete(carId);
    const taken = this.held.find(({ decision }) => decision.carId === carId) ?? null;
    if (taken) this.change(this.held.filter((one) => one !== taken));
    return taken;
  }

  private change(held: readonly HeldDecision[]): void {
    this.held = held;
    for (const listener of this.listeners) listener();
  }
}
