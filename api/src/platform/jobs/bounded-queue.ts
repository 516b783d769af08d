import { WORK_ORDER, WorkQueue } from './work-queue.js';

/** Bounds of a queue. */
export interface QueueBounds {
  /** Maximum number of items that run at the same time. */
  readonly running: number;
  /** Maximum number of items that wait. */
  readonly waiting: number;
}

/** Runs expensive work in the order of its arrival, a few items at a time; some more wait, and the rest is rejected. */
export class BoundedQueue {
  private readonly queue: WorkQueue;
  private pending = 0;

  /** @param full creates the error of work that is rejected */
  constructor(
    private readonly bounds: QueueBounds,
    private readonly full: () => Error,
  ) {
    this.queue = new WorkQueue(bounds.running);
  }

  /** Rejects with the error of `full` when too many are waiting. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.pending >= this.bounds.running + this.bounds.waiting) throw this.full();
    this.pending++;
    try {
      return await this.queue.run(1, WORK_ORDER.visitor, work);
    } finally {
      this.pending--;
    }
  }
}
