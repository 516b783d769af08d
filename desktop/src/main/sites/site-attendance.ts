import { createClient } from '@quartermile/core/client';
import type { AdminEvent } from '@quartermile/core/domain';
import type { Fetch } from '../calls/fetch.js';
import { PendingCount } from './pending-count.js';

/** A submission as a notice tells it. */
export interface Arrival {
  readonly carId: string;
  readonly name: string;
}

/** What attending to a site needs, and whom it tells. */
export interface AttendanceOptions {
  readonly origin: string;
  readonly fetch: Fetch;
  readToken(): string | null;
  /** A visitor's car came in: told once for each. */
  onArrival(arrival: Arrival): void;
  onCount(pending: number): void;
  /** What the lists show has changed. */
  onChanged(): void;
  onConnection(isOpen: boolean): void;
  /** The server ended the session. */
  onSessionEnded(): void;
}

/**
 * Follows what happens at a site as long as the session lasts: contract section 3, `GET /api/admin/stream`.
 * @returns ends the following
 */
export function attendSite(options: AttendanceOptions): () => void {
  const { origin, fetch, readToken, onConnection, onSessionEnded } = options;
  const leaving = new AbortController();
  const client = createClient({
    baseUrl: origin,
    readToken,
    // The token goes nowhere but to the site.
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
    // Refused for good: the next call of a page is refused as well, and says so.
  });
  return () => leaving.abort();
}
