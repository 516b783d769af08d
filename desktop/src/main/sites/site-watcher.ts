import { createClient } from '@quartermile/core/client';
import type { AdminEvent } from '@quartermile/core/domain';
import type { Fetch } from '../calls/fetch.js';
import { PendingCount } from './pending-count.js';

/** A new submission as the event stream describes it. */
export interface Arrival {
  readonly carId: string;
  readonly name: string;
}

/** An arrival with its site's name when several are stored. */
export interface NamedArrival extends Arrival {
  readonly siteName: string | null;
}

/** Dependencies of {@link watchSite}. */
export interface SiteWatcherOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readToken(): string | null;
  /** A visitor's submission entered the review queue: new, revised, or answered. */
  onArrival(arrival: Arrival): void;
  onCount(pending: number): void;
  /** The content of the lists has changed. */
  onChanged(): void;
  onConnection(isOpen: boolean): void;
  /** The server ended the session. */
  onSessionEnded(): void;
}

/**
 * Follows the site's event stream during the session: contract section 3, `GET /api/admin/stream`.
 * @returns closes the stream
 */
export function watchSite(options: SiteWatcherOptions): () => void {
  const { origin, fetch, readToken, onConnection, onSessionEnded } = options;
  const leaving = new AbortController();
  const client = createClient({
    baseUrl: origin,
    readToken,
    // Redirects would send the token elsewhere.
    transport: ({ url, method, headers, signal }) =>
      fetch(url, { method, headers, signal, redirect: 'error' }),
  });
  const pending = new PendingCount(options.onCount);
  const recount = repeatIfStale(async () => {
    const cars = await client.cars.pending({ signal: leaving.signal }).catch(() => null);
    if (cars && !leaving.signal.aborted) pending.replace(cars.map(({ _id }) => _id));
  });
  const hear = (event: AdminEvent): void => {
    if (event.type === 'session-ended') return onSessionEnded();
    if (event.type === 'submission') {
      pending.add(event.data.carId);
      if (event.data.from === 'visitor') options.onArrival(event.data);
    }
    if (event.type === 'review') pending.remove(event.data.carId);
    if (event.type === 'reset') recount.start();
    // A list that is being read may be older than the event.
    else if (event.type !== 'changed') recount.repeat();
    options.onChanged();
  };
  // The count also appears when the stream cannot be opened.
  recount.start();
  client.admin.stream({ onEvent: hear, onConnection, signal: leaving.signal }).catch(() => {
    // A rejected stream needs no handling: the page's next call is rejected as well.
  });
  return () => leaving.abort();
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
