import { readSiteName } from './site-profile.js';
import { type SiteWatcherOptions, watchSite } from './site-watcher.js';

/** Dependencies of {@link SiteFollower}. */
export interface SiteFollowerOptions extends Omit<SiteWatcherOptions, 'onCount'> {
  /** `pending` has changed. */
  onPending(): void;
  /** The site's display name. */
  onName(name: string): void;
}

/** Follows a site's event stream while there is a session, and reads its display name. */
export class SiteFollower {
  readonly #options: SiteFollowerOptions;
  readonly #closing = new AbortController();
  #pending = 0;
  #unwatch: () => void = () => {};

  constructor(options: SiteFollowerOptions) {
    this.#options = options;
  }

  /** Number of pending submissions; 0 without a session. */
  get pending(): number {
    return this.#pending;
  }

  /** A session began. */
  start(): void {
    this.#unwatch();
    this.#unwatch = watchSite({ ...this.#options, onCount: (pending) => this.#count(pending) });
  }

  /** The session ended. */
  stop(): void {
    this.#unwatch();
    this.#count(0);
  }

  /** Requests the site's name. */
  readName(): void {
    const { origin, fetch, onName } = this.#options;
    const { signal } = this.#closing;
    void readSiteName(origin, fetch, signal).then((name) => {
      if (name !== null && !signal.aborted) onName(name);
    });
  }

  /** The site was removed, or the app quits. */
  close(): void {
    this.#closing.abort();
    this.#unwatch();
  }

  #count(pending: number): void {
    if (pending === this.#pending) return;
    this.#pending = pending;
    this.#options.onPending();
  }
}
