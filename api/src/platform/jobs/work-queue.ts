/** Priority: a visitor waiting for a picture, an upload waiting for its response, background work. */
export const WORK_ORDER = { visitor: 0, upload: 1, ahead: 2 } as const;
export type WorkOrder = (typeof WORK_ORDER)[keyof typeof WORK_ORDER];

interface Waiting {
  readonly weight: number;
  readonly order: WorkOrder;
  start(): void;
}

/**
 * Runs work while the sum of its weights fits the capacity, so that many large pictures cost time instead of memory.
 * Ordered by priority, then arrival; the first item is never overtaken, so that heavy items are not starved.
 */
export class WorkQueue {
  private readonly waiting: Waiting[] = [];
  private used = 0;

  constructor(private readonly capacity: number) {}

  /** Runs `work` in its turn. Weights above the capacity count as the whole capacity. */
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
