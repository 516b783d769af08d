/** Who waits for a piece of work: a visitor for a picture, a sender for an answer, nobody yet. */
export const WORK_ORDER = { visitor: 0, upload: 1, ahead: 2 } as const;
export type WorkOrder = (typeof WORK_ORDER)[keyof typeof WORK_ORDER];

interface Waiting {
  readonly weight: number;
  readonly order: WorkOrder;
  start(): void;
}

/**
 * Lets work run while the sum of its weights fits, so that many large pictures at once cost time and not
 * memory. The most urgent goes first, equals in their order; what is first is never overtaken, so that a
 * heavy piece gets its turn.
 */
export class WorkQueue {
  private readonly waiting: Waiting[] = [];
  private used = 0;

  constructor(private readonly capacity: number) {}

  /** Runs `work` when its turn has come. Heavier than the capacity counts as filling it. */
  async run<Result>(weight: number, order: WorkOrder, work: () => Promise<Result>): Promise<Result> {
    const counted = Math.min(weight, this.capacity);
    await this.enter(counted, order);
    try {
      return await work();
    } finally {
      this.used -= counted;
      this.startNext();
    }
  }

  private enter(weight: number, order: WorkOrder): Promise<void> {
    return new Promise((start) => {
      const behind = this.waiting.findIndex((other) => other.order > order);
      this.waiting.splice(behind < 0 ? this.waiting.length : behind, 0, { weight, order, start });
      this.startNext();
    });
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
