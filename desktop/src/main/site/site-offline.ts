import type { ApiCall, ApiResponse } from '../../shared/api-call.js';
import type { AppState, QueuedDecision } from '../../shared/app-state.js';
import type { Fetch } from '../calls/fetch.js';
import { DecisionQueue, type FindOutcome, type SendDecision } from '../offline/decision-queue.js';
import type { OfflinePicture } from '../offline/encrypted-pictures.js';
import { pendingCall } from '../offline/pending-pictures.js';
import { PictureCache } from '../offline/picture-cache.js';
import { PROBE_MAX_MS, Reachability } from '../offline/reachability.js';
import { ResponseCache } from '../offline/response-cache.js';
import { checkSite } from './check-site.js';
import type { SiteFiles } from './site-files.js';

/** Dependencies of {@link SiteOffline}. */
export interface SiteOfflineOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readonly files: Pick<SiteFiles, 'answers' | 'pictures' | 'queue'>;
  readonly send: SendDecision;
  readonly findOutcome: FindOutcome;
  hasSession(): boolean;
  /** Whether the session is active and not about to time out. */
  isActive(): boolean;
  /** The view has changed. */
  onState(): void;
  /** The content of the site's lists has changed. */
  onChanged(): void;
}

/** Its part of the app state. */
export type SiteOfflineView = Pick<
  AppState,
  'awaySince' | 'problem' | 'missingPictures' | 'waiting' | 'refused'
>;

/** Offline data of a site: cached lists and pictures, and the queue of decisions. */
export class SiteOffline {
  readonly #options: SiteOfflineOptions;
  readonly #cache: ResponseCache;
  readonly #pictures: PictureCache;
  readonly #queue: DecisionQueue;
  readonly #reach: Reachability;
  #sending: Promise<void> = Promise.resolve();
  /** Repeats the sending of the queue while the site is reachable. */
  #again: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: SiteOfflineOptions) {
    const { origin, fetch, files, onState } = options;
    this.#options = options;
    this.#cache = new ResponseCache(files.answers);
    this.#pictures = new PictureCache({
      origin,
      fetch,
      store: files.pictures,
      mayFetch: () => options.isActive() && !this.isAway,
    });
    this.#queue = new DecisionQueue(files.queue, onState);
    this.#reach = new Reachability({
      async probe() {
        const result = await checkSite(origin, fetch);
        if ('problem' in result) return result.problem;
        return result.origin === origin ? null : 'moved';
      },
      onChange: () => {
        if (this.isAway) this.#pictures.pause();
        onState();
      },
      onBack: () => void this.#afterReturn(),
    });
  }

  async load(): Promise<void> {
    await Promise.all([this.#cache.load(), this.#pictures.load(), this.#queue.load()]);
  }

  get view(): SiteOfflineView {
    return {
      awaySince: this.#reach.awaySince,
      problem: this.#reach.problem,
      missingPictures: this.isAway ? this.#pictures.missing() : undefined,
      waiting: [...this.#queue.waiting],
      refused: [...this.#queue.refused],
    };
  }

  /** Whether the site was unreachable last. */
  get isAway(): boolean {
    return this.#reach.awaySince !== null;
  }

  /** The cached picture of a pending car, or null. */
  findPicture(src: string): Promise<OfflinePicture | null> {
    return this.#pictures.find(src);
  }

  /** Resumes caching the pictures of the stored list; call after `load`, once the session is known. */
  resumePictures(): void {
    this.#pictures.learn(pendingCall, this.#cache.find(pendingCall));
  }

  /** Probes the site's address at once. */
  probe(): void {
    void this.#reach.probeNow();
  }

  markReachable(): void {
    this.#reach.markReachable();
  }

  markUnreachable(): void {
    this.#reach.markUnreachable();
  }

  /** Caches the response of a page's call. */
  store(call: ApiCall, answer: ApiResponse): void {
    this.#cache.keep(call, answer);
    this.#pictures.learn(call, answer);
  }

  /** The cached response of a call, or null. */
  find(call: ApiCall): ApiResponse | null {
    return this.#cache.find(call);
  }

  /** Deletes cached lists and pictures when the session ends. */
  clear(): void {
    this.#cache.clear();
    void this.#pictures.clear();
  }

  /** Queues a decision until the site accepts it. */
  async queue(decision: QueuedDecision): Promise<void> {
    await this.#queue.add(decision);
    if (!this.isAway) this.#sending = this.replay();
  }

  /**
   * Withdraws a queued decision; its car is pending again.
   * @throws Error when it is in flight
   */
  async withdraw(key: string): Promise<void> {
    await this.#queue.withdraw(key);
    this.#options.onChanged();
  }

  dismiss(key: string): Promise<void> {
    return this.#queue.dismiss(key);
  }

  /** Sends the queue if there is a session, and looks up the outcome of rejected decisions. */
  async replay(): Promise<void> {
    clearTimeout(this.#again);
    if (!this.#options.hasSession()) return;
    if (this.#queue.waiting.length > 0) {
      const outcome = await this.#queue.replay(this.#options.send);
      this.#options.onChanged();
      // The site returned an error, or was unreachable until the last attempt had failed.
      if (outcome === 'waiting' && !this.isAway) this.#replayLater();
    }
    await this.#queue.explain(this.#options.findOutcome);
  }

  /** Resolves to whether the queue is empty or on disk. */
  isQueueStored(): Promise<boolean> {
    return this.#queue.isStored();
  }

  /** Resolves when the last change is on disk and the last decisions are sent. */
  async saved(): Promise<void> {
    await this.#sending;
    await Promise.all([this.#cache.saved(), this.#pictures.saved()]);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#again);
    this.#pictures.pause();
    this.#reach.stop();
  }

  #replayLater(): void {
    clearTimeout(this.#again);
    if (!this.#isStopped) this.#again = setTimeout(() => void this.replay(), PROBE_MAX_MS);
  }

  async #afterReturn(): Promise<void> {
    this.#options.onState();
    this.#pictures.resume();
    await this.replay();
    this.#options.onChanged();
  }
}
