import type { Networks } from '../networks/network-address.js';
import { BoundedQueue, type QueueBounds } from './bounded-queue.js';

/** Work that no client waits for shares the places of one network. */
const BACKGROUND: Networks = ['background'];

/** A rendering that some networks wait for. */
interface Shared<Result> {
  /** Narrowest networks that asked for it. */
  readonly asked: Set<string>;
  /** Places that it has in the queue. */
  places: number;
  readonly done: PromiseWithResolvers<Result>;
  render(): Promise<void>;
}

/**
 * Renders a few things at a time, in turns by network; some more wait, and the rest is rejected. Whoever asks for what
 * others wait for shares their rendering, but waits in the turn of their own network, so that nobody's page comes later
 * because a busy network asked for it first.
 */
export class RenderQueue<Result> {
  private readonly queue: BoundedQueue;
  private readonly shared = new Map<string | symbol, Shared<Result>>();

  /** @param full creates the error of what is rejected */
  constructor({ running, waiting }: Pick<QueueBounds, 'running' | 'waiting'>, full: () => Error) {
    this.queue = new BoundedQueue({ running, waiting }, full);
  }

  /** Whether a rendering is waiting or running. */
  has(name: string | symbol): boolean {
    return this.shared.has(name);
  }

  /**
   * Renders what has this name, or shares the rendering of it.
   * @param name a symbol for what is not shared
   * @param networks of the client; null in the background
   */
  run(name: string | symbol, networks: Networks | null, render: () => Promise<Result>): Promise<Result> {
    const shared = this.shared.get(name) ?? this.begin(name, render);
    void this.waitFor(name, shared, networks ?? BACKGROUND);
    return shared.done.promise;
  }

  private begin(name: string | symbol, render: () => Promise<Result>): Shared<Result> {
    const done = Promise.withResolvers<Result>();
    let started: Promise<void> | null = null;
    const start = async (): Promise<void> => {
      await render().then(done.resolve, done.reject);
      this.shared.delete(name);
    };
    const shared = { asked: new Set<string>(), places: 0, done, render: () => (started ??= start()) };
    this.shared.set(name, shared);
    return shared;
  }

  /** Takes a place for a network. Rejects the rendering when none of the networks that asked for it gets one. */
  private async waitFor(name: string | symbol, shared: Shared<Result>, networks: Networks): Promise<void> {
    if (shared.asked.has(networks[0])) return;
    shared.asked.add(networks[0]);
    shared.places += 1;
    try {
      await this.queue.run(networks, shared.render);
    } catch (error) {
      shared.places -= 1;
      if (shared.places > 0) return;
      this.shared.delete(name);
      shared.done.reject(error);
    }
  }
}
