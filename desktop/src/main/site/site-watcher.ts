import { type Client, createClient } from '@quartermile/core/client';
import type { AdminEvent } from '@quartermile/core/domain';
import type { Fetch } from '../calls/fetch.js';

/** A new submission as the event stream describes it. */
export interface Arrival {
  readonly carId: string;
  readonly name: string;
}

/** Dependencies of {@link SiteWatcher}. */
export interface SiteWatcherOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readToken(): string | null;
  /** A visitor's submission entered the review queue: new, revised, or answered. */
  onArrival(arrival: Arrival): void;
  /** `pending` has changed. */
  onPending(): void;
  /** The content of the lists has changed. */
  onChanged(): void;
  onConnection(isOpen: boolean): void;
  /** The server ended the session. */
  onSessionEnded(): void;
}

/** Follows the site's event stream during the session: contract section 3, `GET /api/admin/stream`. */
export class SiteWatcher {
  readonly #options: SiteWatcherOptions;
  readonly #client: Client;
  #leaving = new AbortController();
  /** Ids of the pending cars, from the list and the events since. */
  #pending: ReadonlySet<string> = new Set();

  constructor(options: SiteWatcherOptions) {
    const { origin, fetch, readToken } = options;
    this.#options = options;
    this.#client = createClient({
      baseUrl: origin,
      readToken,
      // Redirects would send the token elsewhere.
      transport: ({ url, method, headers, signal }) =>
        fetch(url, { method, headers, signal, redirect: 'error' }),
    });
  }

  /** Number of pending submissions; 0 without a session. */
  get pending(): number {
    return this.#pending.size;
  }

  /** A session began, or its token was replaced. */
  start(): void {
    this.close();
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const recount = repeatIfStale(async () => {
      const cars = await this.#client.cars.pending({ signal }).catch(() => null);
      if (cars && !signal.aborted) this.#count(cars.map(({ _id }) => _id));
    });
    const onEvent = (event: AdminEvent): void => {
      this.#hear(event);
      if (event.type === 'session-ended') return;
      if (event.type === 'reset') recount.start();
      // A list that is being read may be older than the event.
      else if (event.type !== 'changed') recount.repeat();
      this.#options.onChanged();
    };
    // The count also appears when the stream cannot be opened.
    recount.start();
    const { onConnection } = this.#options;
    this.#client.admin.stream({ onEvent, onConnection, signal }).catch(() => {
      // A rejected stream needs no handling: the page's next call is rejected as well.
    });
  }

  /** The session ended. */
  stop(): void {
    this.close();
    this.#count([]);
  }

  /** Closes the stream. */
  close(): void {
    this.#leaving.abort();
  }

  #hear(event: AdminEvent): void {
    const { onArrival, onSessionEnded } = this.#options;
    if (event.type === 'session-ended') onSessionEnded();
    if (event.type === 'submission') {
      this.#count([...this.#pending, event.data.carId]);
      if (event.data.from === 'visitor') onArrival(event.data);
    }
    if (event.type === 'review') this.#count([...this.#pending].filter((id) => id !== event.data.carId));
  }

  #count(carIds: readonly string[]): void {
    const before = this.pending;
    this.#pending = new Set(carIds);
    if (this.pending !== before) this.#options.onPending();
  }
}

/** Runs a task one at a time. `start` runs it after a current run, `repeat` only if there is a current run. */
function repeatIfStale(task: () => Promise<void>): { start(): void; repeat(): void } {
  let isRunning = false;
  let isStale = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      isStale = false;
      await task();
    } while (isStale);
    isRunning = false;
  };
  const repeat = (): void => {
    isStale ||= isRunning;
  };
  return { start: () => (isRunning ? repeat() : void run()), repeat };
}
