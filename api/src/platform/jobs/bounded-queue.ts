import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Networks } from '../networks/network-address.js';
import { NetworkShares, type NoRoom } from '../networks/network-shares.js';
import { WORK_ORDER, type WorkOrder, WorkQueue } from './work-queue.js';

/** Bounds of a queue. */
export interface QueueBounds {
  /** Maximum number of items that run at the same time. */
  readonly running: number;
  /** Maximum number of items that wait. */
  readonly waiting: number;
  /** Maximum number of items of one network that run or wait; default: a quarter of all. */
  readonly perNetwork?: number;
  /** Places that are kept for networks which hold none; default: a quarter of all. */
  readonly kept?: number;
}

/** Part of a queue: work of one priority. */
interface Lane {
  readonly queue: WorkQueue;
  readonly order: WorkOrder;
}

/**
 * Runs expensive work a few items at a time, in turns by network; some more wait, and the rest is rejected. Each item
 * begins after a turn of the event loop, so that health, votes and stored responses are answered in between.
 */
export class BoundedQueue {
  private readonly places: NetworkShares;
  private readonly lane: Lane;

  /**
   * @param full creates the error of work that is rejected
   * @param lane of a queue that it shares with others; default: a queue of its own
   */
  constructor(
    { running, waiting, perNetwork, kept }: QueueBounds,
    private readonly full: (why: NoRoom) => Error,
    lane?: Lane,
  ) {
    this.lane = lane ?? { queue: new WorkQueue(running), order: WORK_ORDER.visitor };
    const all = running + waiting;
    const quarter = Math.floor(all / 4);
    this.places = new NetworkShares({ all, perNetwork: perNetwork ?? quarter, kept: kept ?? quarter });
  }

  /**
   * Rejects with the error of `full` when too many are waiting.
   * @param networks of the caller; null for work that nobody else's share concerns
   */
  async run<Result>(networks: Networks | null, work: () => Promise<Result>): Promise<Result> {
    const why = this.places.noRoom(networks, 1);
    if (why) throw this.full(why);
    this.places.take(networks, 1);
    try {
      const { queue, order } = this.lane;
      const afterTurn = async (): Promise<Result> => {
        await nextTurn();
        return work();
      };
      return await queue.run(afterTurn, { networks, order });
    } finally {
      this.places.giveBack(networks, 1);
    }
  }
}
