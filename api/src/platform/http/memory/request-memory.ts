import type { ServerResponse } from 'node:http';
import type { Networks } from '../../networks/network-address.js';
import { NetworkShares, type ShareBounds } from '../../networks/network-shares.js';

const MIB = 1024 ** 2;
/**
 * A mobile carrier's address has thousands of visitors, whose lists are the same bytes, and whose bodies are small. With
 * the server's own 200 MiB and its caches, the process stays below 600 MiB.
 */
const BOUNDS: ShareBounds = { all: 144 * MIB, perNetwork: 48 * MIB, kept: 48 * MIB };
/** Smaller ones are not counted, so that counting costs nothing for most; connections bound them. */
export const COUNTED_BYTES = 16 * 1024;

/**
 * Bytes that requests keep in memory: bodies on their way in, and responses that their clients have not read. Bytes of a
 * cached response count once for each network, however many of its clients wait for them.
 */
export class RequestMemory {
  private readonly shares: NetworkShares;
  /** How many responses send these bytes to each network. */
  private readonly sending = new WeakMap<Buffer, Map<string, number>>();

  constructor(private readonly bounds: ShareBounds = BOUNDS) {
    this.shares = new NetworkShares(bounds);
  }

  /** Whether so much is held that a network may have no room. */
  get isTight(): boolean {
    return this.shares.total > this.bounds.perNetwork / 2;
  }

  /**
   * Counts bytes until a response has ended.
   * @param networks of the client; null for one without a share of its own
   * @returns false when there is no room; then nothing is counted
   */
  hold(networks: Networks | null, bytes: number, response: ServerResponse): boolean {
    if (bytes < COUNTED_BYTES || hasEnded(response)) return true;
    if (this.shares.noRoom(networks, bytes)) return false;
    this.shares.take(networks, bytes);
    response.once('close', () => this.shares.giveBack(networks, bytes));
    return true;
  }

  /** Like `hold`, for a response that others may get too. */
  holdResponse(networks: Networks | null, body: Buffer, response: ServerResponse): boolean {
    if (body.length < COUNTED_BYTES || hasEnded(response)) return true;
    const network = networks?.[0] ?? '';
    const counts = this.sending.get(body) ?? new Map<string, number>();
    const count = counts.get(network) ?? 0;
    if (count === 0) {
      if (this.shares.noRoom(networks, body.length)) return false;
      this.shares.take(networks, body.length);
    }
    this.sending.set(body, counts.set(network, count + 1));
    response.once('close', () => {
      const left = (counts.get(network) ?? 0) - 1;
      counts.set(network, left);
      if (left > 0) return;
      counts.delete(network);
      this.shares.giveBack(networks, body.length);
    });
    return true;
  }
}

/** Whether its client has gone: nothing is sent, and no event would follow. */
const hasEnded = (response: ServerResponse): boolean => response.destroyed;

/** That of this process. */
export const requestMemory = new RequestMemory();
