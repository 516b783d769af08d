import type { Networks } from '../networks/network-address.js';
import { sharesAt } from '../networks/network-shares.js';

/** Priority: a visitor waiting for a picture, an upload waiting for its response, background work. */
export const WORK_ORDER = { visitor: 0, upload: 1, ahead: 2 } as const;
export type WorkOrder = (typeof WORK_ORDER)[keyof typeof WORK_ORDER];

/** Least cost of an item, ms: also networks with cheap work take turns. */
const LEAST_COST_MS = 10;

/** How an item runs. */
export interface WorkOptions {
  /** Its part of the capacity; above the capacity it counts as all of it. Default: 1. */
  readonly weight?: number;
  /** Default: visitor. */
  readonly order?: WorkOrder;
  /** Networks of the caller, which take turns. Without them an item is the first of a network of its own. */
  readonly networks?: Networks | null;
}

/** Told by work, ms. */
export type Spend = (costMs: number) => void;

interface Waiting extends Required<WorkOptions> {
  start(): void;
}

/**
 * Runs work while the sum of its weights fits the capacity, so that many large pictures cost time instead of memory.
 * Ordered by priority, then by turns of the callers' networks, then by arrival; the first item is not overtaken by
 * lighter ones. Turns are counted in what work has cost, so that a network whose items are expensive has fewer of
 * them (start-time fair queueing: Goyal, Vin, Cheng 1996).
 */
export class WorkQueue {
  private readonly waiting: Waiting[] = [];
  /** What each network has used, ms, while anything runs or waits. */
  private readonly spent = new Map<string, number>();
  /** What the networks that are served now have used, ms: a new network begins there. */
  private level = 0;
  private used = 0;

  constructor(
    private readonly capacity: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Number of items that have not started. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Runs `work` in its turn. It may tell what it has cost, ms, instead of the time that it took. */
  async run<Result>(work: (spend: Spend) => Promise<Result>, options: WorkOptions = {}): Promise<Result> {
    const { order = WORK_ORDER.visitor, networks = null } = options;
    const weight = Math.min(options.weight ?? 1, this.capacity);
    await new Promise<void>((start) => {
      this.waiting.push({ weight, order, networks, start });
      this.startNext();
    });
    const startedAt = this.now();
    let cost: number | undefined;
    try {
      return await work((costMs) => {
        cost = costMs;
      });
    } finally {
      this.used -= weight;
      this.spend(networks, Math.max(0, (cost ?? this.now() - startedAt) - LEAST_COST_MS));
      this.startNext();
    }
  }

  private startNext(): void {
    for (let next = this.first(); next && this.used + next.weight <= this.capacity; next = this.first()) {
      this.waiting.splice(this.waiting.indexOf(next), 1);
      this.used += next.weight;
      this.level = Math.max(this.level, this.turnOf(next));
      // At once, so that the next item of the network waits for its turn.
      this.spend(next.networks, LEAST_COST_MS);
      next.start();
    }
    if (this.used === 0) this.spent.clear();
  }

  private first(): Waiting | undefined {
    let first: Waiting | undefined;
    for (const item of this.waiting) {
      const isBefore =
        !first ||
        item.order < first.order ||
        (item.order === first.order && this.turnOf(item) < this.turnOf(first));
      if (isBefore) first = item;
    }
    return first;
  }

  /** The lowest goes first: what the network with the most use has used. */
  private turnOf({ networks }: Waiting): number {
    return Math.max(this.level, ...(networks ?? []).map((network) => this.spent.get(network) ?? 0));
  }

  private spend(networks: Networks | null, costMs: number): void {
    for (const [place, network] of (networks ?? []).entries()) {
      const before = Math.max(this.level, this.spent.get(network) ?? 0);
      this.spent.set(network, before + costMs / sharesAt(place));
    }
  }
}
