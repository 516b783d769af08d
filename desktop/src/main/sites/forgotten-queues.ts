import type { QueuedDecision } from '../../shared/app-state.js';
import { DecisionQueue } from '../offline/decision-queue.js';
import type { SecureStorage } from '../storage/secure-storage.js';
import { siteFiles } from '../storage/site-files.js';

/** Queues decisions that pages send after their site was removed, so that none is lost. */
export class ForgottenQueues {
  readonly #folder: string;
  readonly #secureStorage: SecureStorage;
  readonly #queues = new Map<string, DecisionQueue>();

  /** @param folder data folder of the app */
  constructor(folder: string, secureStorage: SecureStorage) {
    this.#folder = folder;
    this.#secureStorage = secureStorage;
  }

  /** Starts queueing for a removed site. */
  async startQueueing(site: string): Promise<void> {
    const { queue: file } = siteFiles(this.#folder, site, this.#secureStorage);
    const queue = new DecisionQueue(file, () => undefined);
    await queue.load();
    this.#queues.set(site, queue);
  }

  /** Stops queueing for a site that was added again; its connection has the queue. */
  stopQueueing(site: string): void {
    this.#queues.delete(site);
  }

  /** @throws Error for a site that was never removed */
  async add(site: string, decision: QueuedDecision): Promise<void> {
    const queue = this.#queues.get(site);
    if (!queue) throw new Error(`No decision is stored for ${site}, which was never added.`);
    await queue.add(decision);
  }
}
