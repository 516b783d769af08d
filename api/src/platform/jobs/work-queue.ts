/** Priority: a visitor waiting for a picture, an upload waiting for its response, background work. */
export const WORK_ORDER = { visitor: 0, upload: 1, ahead: 2 } as const;
export type WorkOrder = (typeof WORK_ORDER)[keyof typeof WORK_ORDER];

interface Waiting {
  readonly weight: number;
  readonly order: WorkOrder;
  /** Items of the same sender that were running or waiting when this one arrived. */
  readonly round: number;
  start(): void;
}

/**
 * Runs work while the sum of its weights fits the capacity, so that many large pictures cost time instead of memory.
 * Ordered by priority, then arrival; the first item is not overtaken by lighter ones, so that heavy items are not
 * starved. Senders of several items take turns: the first item of each precedes all second ones, and so on.
 */
export class WorkQueue {
  private readonly waiting: Waiting[] = [];
  private readonly bySender = new Map<string, number>();
  private used = 0;

  constructor(private readonly capacity: number) {}

  /** Number of items that have not started. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /**
   * Runs `work` in its turn. Weights above the capacity count as the whole capacity. An item without a sender counts as
   * the first of one.
   */
  async run<Result>(
    weight: number,
    order: WorkOrder,
    work: () => Promise<Result>,
    sender?: string,
  ): Promise<Result> {
    const counted = Math.min(weight, this.capacity);
    const round = this.count(sender, 1);
    try {
      await this.enter(counted, order, round);
      try {
        return await work();
      } finally {
        this.used -= counted;
        this.startNext();
      }
    } finally {
      this.count(sender, -1);
    }
  }

  private enter(weight: number, order: WorkOrder, round: number): Promise<void> {
    return new Promise((start) => {
      const behind = this.waiting.findIndex(
        (other) => other.order > order || (other.order === order && other.round > round),
      );
      this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, { weight, order, round, start });
      this.startNext();
    });
  }

  /** Changes the number of a sender's items; returns the previous one. */
  private count(sender: string | undefined, change: 1 | -1): number {
    if (sender === undefined) return 0;
    const before = this.bySender.get(sender) ?? 0;
    if (before + change === 0) this.bySender.delete(sender);
    else this.bySender.set(sender, before + change);
    return before;
  }

  private startNext(): void {
    for (
      let next = this.waiting[0];
      next && this.used + next.weight <= this.capacity;
      next = this.waiting[0]
    ) {
      this.waiting.shift();
      this.used += next.weight;
      next.start();
    }
  }
}
