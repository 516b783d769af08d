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
  /** A new submission, reported once. */
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
  const recount = async (): Promise<void> => {
    const cars = await client.cars.pending({ signal: leaving.signal }).catch(() => null);
    if (cars && !leaving.signal.aborted) pending.replace(cars.map(({ _id }) => _id));
  };
  const hear = (event: AdminEvent): void => {
    if (event.type === 'session-ended') return onSessionEnded();
    if (event.type === 'reset') void recount();
    else if (event.type === 'review') pending.remove(event.data.carId);
    else if (event.type === 'submission') {
      const isNew = pending.add(event.data.carId);
      if (isNew && event.data.from === 'visitor') options.onArrival(event.data);
    }
    options.onChanged();
  };
  void recount();
  client.admin.stream({ onEvent: hear, onConnection, signal: leaving.signal }).catch(() => {
    // A rejected stream needs no handling: the page's next call is rejected as well.
  });
  return () => leaving.abort();
}
