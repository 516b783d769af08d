import { ADMIN_STREAM_RETRY_MAX_MS, ADMIN_STREAM_RETRY_MS, type AdminEvent } from '../domain/index.js';
import type { ClientOptions } from './caller.js';
import { ApiError } from './client-errors.js';
import { NetworkError } from './network-error.js';
import { openAdminStream } from './open-admin-stream.js';

/** How the administrator's event stream is followed. */
export interface AdminStreamOptions {
  /** Hears each event once. After `reset` some may have been missed: load anew what is shown. */
  onEvent(event: AdminEvent): void;
  /** Hears whether events arrive: true when the stream opens, false when it breaks off. */
  onConnection?(isOpen: boolean): void;
  /** Ends the following. */
  readonly signal?: AbortSignal;
}

/** What is remembered from one connection to the next. */
interface Progress {
  lastEventId: string | undefined;
  retryMs: number;
  failures: number;
}

/**
 * Follows the administrator's event stream over all breaks of the connection, with growing pauses between
 * tries. The transport must bring a body as it comes. Resolves once the signal or the session ends it.
 * @throws ApiError when the API refuses for good, such as for a bad token
 */
export async function followAdminStream(client: ClientOptions, options: AdminStreamOptions): Promise<void> {
  const signal = options.signal ?? new AbortController().signal;
  const progress: Progress = { lastEventId: undefined, retryMs: ADMIN_STREAM_RETRY_MS, failures: 0 };
  while (!signal.aborted) {
    const isOver = await readOnce(client, options, progress, signal).catch((error: unknown) => {
      if (!signal.aborted && !isPassing(error)) throw error;
      return signal.aborted;
    });
    if (isOver) return;
    await pause(waitMs(progress), signal);
    progress.failures++;
  }
}

/** @returns whether the session ended, so that there is nothing to come back for */
async function readOnce(
  client: ClientOptions,
  options: AdminStreamOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<boolean> {
  const { readAdminEvent } = await loadEventReader();
  let isOpen = false;
  try {
    for await (const frame of openAdminStream(client, progress.lastEventId, signal)) {
      if (!isOpen) options.onConnection?.(true);
      isOpen = true;
      progress.failures = 0;
      progress.lastEventId = frame.id ?? progress.lastEventId;
      progress.retryMs = frame.retry ?? progress.retryMs;
      const event = readAdminEvent(frame);
      if (event) options.onEvent(event);
      if (event?.type === 'session-ended') return true;
    }
    return false;
  } finally {
    if (isOpen) options.onConnection?.(false);
  }
}

/** Visitors share this client: what checks an event comes to those only who follow the stream. */
function loadEventReader() {
  return import('./read-admin-event.js').catch((cause: unknown) => {
    throw new NetworkError('connection', { cause });
  });
}

/** A break that time may mend: no connection, a server that is busy or away. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof NetworkError;
}

/** Doubles with each failure; partly chance, so that readers do not all come back at once. */
function waitMs({ retryMs, failures }: Progress): number {
  const full = Math.min(retryMs * 2 ** failures, ADMIN_STREAM_RETRY_MAX_MS);
  return full * (0.5 + Math.random() / 2);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms);
    signal.addEventListener('abort', finish, { once: true });
    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
