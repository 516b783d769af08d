import { ADMIN_STREAM_SILENCE_MS, apiRoutes } from '../domain/index.js';
import type { ClientOptions } from './caller.js';
import { ApiError } from './client-errors.js';
import { NetworkError } from './network-error.js';
import { type EventFrame, readEventFrames } from './read-event-frames.js';
import { startStallGuard } from './stall-guard.js';

const MEDIA_TYPE = 'text/event-stream';

/**
 * Opens the administrator's event stream once, and gives its frames until it ends.
 * @throws ApiError when the API refuses, NetworkError when the connection fails or falls silent
 */
export async function* openAdminStream(
  options: ClientOptions,
  lastEventId: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<EventFrame, void, undefined> {
  const guard = startStallGuard(ADMIN_STREAM_SILENCE_MS);
  const guarded = AbortSignal.any([signal, guard.signal]);
  try {
    const response = await connect(options, lastEventId, guarded);
    yield* readEventFrames(chunksOf(response, guarded, guard.progress));
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

/** The body as it comes; ends by an error when the signal does not want more. */
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
