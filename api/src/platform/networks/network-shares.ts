import type { Networks } from './network-address.js';

/**
 * How many shares of one network the wider ones of a list of `Networks` have: /64 one, /56 two, /48 three. They are few,
 * so that the owner of a /48 never takes most of anything.
 */
const SHARES_BY_WIDTH = [1, 2, 3] as const;

/** How many shares of one network the network at this place of `Networks` has. */
export const sharesAt = (place: number): number => SHARES_BY_WIDTH[place] ?? 1;

/** Bounds of a resource that networks share: bytes, places of a queue, connections. */
export interface ShareBounds {
  readonly all: number;
  /** Share of one network: an IPv4 address or an IPv6 /64. */
  readonly perNetwork: number;
  /** Part of `all` that is kept for networks which hold nothing yet; default 0. */
  readonly kept?: number;
}

/** Why there is no room: the caller's network holds its share, or all of them together hold too much. */
export type NoRoom = 'network' | 'all';

/**
 * Counts what networks hold of a resource. Nobody takes the share of others, and a part is kept for those who hold
 * nothing, so that many networks of one owner do not shut them out.
 */
export class NetworkShares {
  private used = 0;
  private readonly held = new Map<string, number>();

  constructor(private readonly bounds: ShareBounds) {}

  /** What all of them hold together. */
  get total(): number {
    return this.used;
  }

  /**
   * Why `amount` more has no room; null if it has.
   * @param networks of the caller; null for one without a share of its own, who may use everything
   */
  noRoom(networks: Networks | null, amount: number): NoRoom | null {
    const { all, perNetwork, kept = 0 } = this.bounds;
    if (networks?.some((network, place) => this.of(network) + amount > perNetwork * sharesAt(place)))
      return 'network';
    return this.used + amount > all - (this.holdsSome(networks) ? kept : 0) ? 'all' : null;
  }

  /** Whether the caller's widest network holds something. */
  holdsSome(networks: Networks | null): boolean {
    return networks !== null && this.of(networks.at(-1) as string) > 0;
  }

  /** Counts `amount`, whether there is room or not. It must be given back. */
  take(networks: Networks | null, amount: number): void {
    this.used += amount;
    for (const network of networks ?? []) {
      const sum = this.of(network) + amount;
      if (sum === 0) this.held.delete(network);
      else this.held.set(network, sum);
    }
  }

  /** Gives back what was taken. */
  giveBack(networks: Networks | null, amount: number): void {
    this.take(networks, -amount);
  }

  private of(network: string): number {
    return this.held.get(network) ?? 0;
  }
}
