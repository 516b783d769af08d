import { AppError } from '../../platform/errors/app-error.js';
import type { Networks } from '../../platform/networks/network-address.js';
import { NetworkShares, type ShareBounds } from '../../platform/networks/network-shares.js';

/** The result of an item that has to be written again, after the others of its batch. */
export const UNDECIDED = Symbol('undecided');

/** Time after which a caller may try again when the queue is full, seconds. */
const QUEUE_FULL_RETRY_S = 1;
/** Attempts for a single item that other transactions interfere with. */
const ATTEMPTS_MAX = 3;

/** Options of {@link GroupCommit}. */
export interface GroupCommitOptions<Item, Result> {
  /**
   * Writes a batch in one transaction and resolves after its commit.
   * @returns the results in the order of the items; at least one of them is decided
   */
  write(batch: readonly Item[]): Promise<readonly (Result | typeof UNDECIDED)[]>;
  /** What an error says about its batch: `lost` when the transaction may have been committed. */
  classify(error: unknown): 'lost' | 'conflict' | 'refused';
  /** Maximum number of items in a batch. */
  readonly batchMax: number;
  /** Places for items that wait or are written. */
  readonly places: ShareBounds;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Writes items in batches, one at a time: those that arrive while a batch is being written form the next one. An item
 * that arrives alone is written at once.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private isWriting = false;
  private readonly places: NetworkShares;

  constructor(private readonly options: GroupCommitOptions<Item, Result>) {
    this.places = new NetworkShares(options.places);
  }

  /**
   * Resolves with the item's result after its commit.
   * @param networks of the caller; null for one without a share of its own
   * @throws AppError `unavailable` (503) when too many items are waiting; the error of `write` for this item
   */
  async add(item: Item, networks: Networks | null = null): Promise<Result> {
    if (this.places.noRoom(networks, 1))
      throw new AppError('unavailable', { retryAfterS: QUEUE_FULL_RETRY_S });
    this.places.take(networks, 1);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.push({ item, resolve, reject });
        if (!this.isWriting) void this.writeAll();
      });
    } finally {
      this.places.giveBack(networks, 1);
    }
  }

  private async writeAll(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) await this.write(this.waiting.splice(0, this.options.batchMax));
    this.isWriting = false;
  }

  /** Never rejects. A batch that was rolled back is written in halves, so that one bad item fails alone. */
  private async write(batch: readonly Waiting<Item, Result>[], attempt = 1): Promise<void> {
    try {
      this.settle(batch, await this.options.write(batch.map(({ item }) => item)));
    } catch (error) {
      const kind = this.options.classify(error);
      if (kind !== 'lost' && batch.length > 1) {
        const middle = Math.ceil(batch.length / 2);
        await this.write(batch.slice(0, middle));
        await this.write(batch.slice(middle));
      } else if (kind === 'conflict' && attempt < ATTEMPTS_MAX) await this.write(batch, attempt + 1);
      else for (const { reject } of batch) reject(error);
    }
  }

  private settle(
    batch: readonly Waiting<Item, Result>[],
    results: readonly (Result | typeof UNDECIDED)[],
  ): void {
    const undecided: Waiting<Item, Result>[] = [];
    for (const [index, waiting] of batch.entries()) {
      const result = results[index];
      if (result === UNDECIDED) undecided.push(waiting);
      else waiting.resolve(result as Result);
    }
    if (undecided.length > 0) this.waiting = [...undecided, ...this.waiting];
  }
}
