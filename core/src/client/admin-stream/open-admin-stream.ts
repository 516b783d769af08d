import { type AdminEvent, apiRoutes } from '../../domain/index.js';
import type { ClientOptions } from '../requests/caller.js';
import { ApiError } from '../requests/client-errors.js';
import { NetworkError } from '../requests/network-error.js';
import { startStallGuard } from '../requests/stall-guard.js';
import { readAdminEvent } from './read-admin-event.js';
import { readEventFrames } from './read-event-frames.js';

/** A stream without data for this long is considered dead. */
export const ADMIN_STREAM_TIMEOUT_MS = 60_000;

const MEDIA_TYPE = 'text/event-stream';

/** A parsed frame of the administrator's event stream. */
export interface AdminStreamPart {
  /** The id to resume from. */
  readonly lastEventId: string | undefined;
  /** Milliseconds to wait before reconnecting. */
  readonly retryMs: number | undefined;
  /** null for a frame without an event and for event types of a newer server. */
  readonly event: AdminEvent | null;
}

/**
 * Opens one connection to the administrator's event stream and yields its frames until it ends.
 * @throws ApiError on an error response, NetworkError on a failed connection or a stream without data for too long
 */
export async function* openAdminStream(
  options: ClientOptions,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<AdminStreamPart, void, undefined> {
  const guard = startStallGuard(signal, ADMIN_STREAM_TIMEOUT_MS);
  try {
    const response = await connect(options, lastEventId, guard.signal);
    for await (const frame of readEventFrames(chunksOf(response, guard.signal, guard.progress)))
      yield { lastEventId: frame.id, retryMs: frame.retry, event: readAdminEvent(frame) };
  } finally {
    guard.stop();
  }
}

async function connect(
  { transport, baseUrl, readToken }: ClientOptions,
  lastEventId: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers({ accept: MEDIA_TYPE });
  const token = await readToken?.();
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (lastEventId !== undefined) headers.set('last-event-id', lastEventId);
  const request = new Request(new URL(apiRoutes.admin.stream, baseUrl), {
    headers,
    signal,
    cache: 'no-store',
  });
  const response = await transport(request).catch((cause: unknown) => {
    throw new NetworkError('connection', { cause });
  });
  if (!response.ok) throw new ApiError(response, await response.json().catch(() => null));
  if (!response.headers.get('content-type')?.startsWith(MEDIA_TYPE)) throw new NetworkError('unreadable');
  return response;
}

/** Yields the body chunks as they arrive. Throws NetworkError when the signal is aborted. */
async function* chunksOf(
  response: Response,
  signal: AbortSignal,
  onProgress: () => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (let read = await next(reader); !read.done; read = await next(reader)) {
      onProgress();
      yield read.value;
    }
    if (signal.aborted) throw new NetworkError('timeout');
  } finally {
    signal.removeEventListener('abort', cancel);
    cancel();
  }
}

function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  return reader.read().catch((cause: unknown) => {
    throw new NetworkError('connection', { cause });
  });
}
