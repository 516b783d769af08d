import { ADMIN_STREAM_RETRY_MS, type AdminEvent } from '../../domain/index.js';
import type { ClientOptions } from '../requests/caller.js';
import { ApiError } from '../requests/client-errors.js';
import { NetworkError } from '../requests/network-error.js';

/** The longest of those pauses. */
export const ADMIN_STREAM_RETRY_MAX_MS = 30_000;

/** Callbacks and cancellation for the administrator's event stream. */
export interface AdminStreamOptions {
  /**
   * Called once for each event. After `reset`, events may have been missed: reload the displayed data. The first event
   * is a `reset`, because the stream starts at its opening and what was displayed before may be older.
   */
  onEvent(event: AdminEvent): void;
  /** Called with true when the stream opens and with false when it disconnects. */
  onConnection?(isOpen: boolean): void;
  /** Aborting it stops the stream. */
  readonly signal?: AbortSignal;
}

/** State that is preserved between connections. */
interface Progress {
  lastEventId: string | undefined;
  retryMs: number;
  failures: number;
}

/**
 * Follows the administrator's event stream and reconnects with exponential backoff. The transport must stream
 * response bodies. Resolves when the signal is aborted or the session ends.
 * @throws ApiError on a response that a retry cannot fix, such as an invalid token
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

/** @returns whether the session ended, in which case there is no reconnect */
async function readOnce(
  client: ClientOptions,
  options: AdminStreamOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<boolean> {
  const { openAdminStream } = await loadStreamReader();
  let isOpen = false;
  try {
    for await (const part of openAdminStream(client, progress.lastEventId, signal)) {
      if (!isOpen) {
        isOpen = true;
        options.onConnection?.(true);
        if (progress.lastEventId === undefined) options.onEvent({ type: 'reset', data: {} });
      }
      progress.failures = 0;
      progress.lastEventId = part.lastEventId ?? progress.lastEventId;
      progress.retryMs = part.retryMs ?? progress.retryMs;
      if (part.event) options.onEvent(part.event);
      if (part.event?.type === 'session-ended') return true;
    }
    return false;
  } finally {
    if (isOpen) options.onConnection?.(false);
  }
}

/** Loaded on demand, because visitors use the same client and never open the stream. */
function loadStreamReader() {
  return import('./open-admin-stream.js').catch((cause: unknown) => {
    throw new NetworkError('connection', { cause });
  });
}

/** Whether a retry can succeed: no connection, too many requests, or a server error. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 429 || error.status >= 500;
  return error instanceof NetworkError;
}

/** Doubles after each failure. The random part prevents all clients from reconnecting at the same time. */
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
