import { NetworkError } from './network-error.js';
import { startStallGuard } from './stall-guard.js';
import type { Transport, TransportOptions } from './transport.js';

/** Statuses whose answers have no body (fetch standard, "null body status"). */
const NULL_BODY_STATUSES = new Set([101, 103, 204, 205, 304]);

/**
 * Makes one try and brings the whole answer, so that a body that breaks off counts as a network error
 * like any other and is tried again.
 * @throws NetworkError when no whole answer came; the abort reason when the caller gave up.
 */
export async function deliver(
  transport: Transport,
  request: Request,
  options?: TransportOptions,
): Promise<Response> {
  try {
    const response = await transport(request, options);
    const hasBody = !NULL_BODY_STATUSES.has(response.status);
    const { status, statusText, headers } = response;
    return new Response(hasBody ? await response.arrayBuffer() : null, { status, statusText, headers });
  } catch (error) {
    if (request.signal.aborted) throw request.signal.reason;
    throw error instanceof NetworkError ? error : new NetworkError('connection', { cause: error });
  }
}

/** Makes one try of a call that carries pictures: it fails after 10 s without progress. */
export async function deliverUpload(
  transport: Transport,
  request: Request,
  onProgress?: (fraction: number) => void,
): Promise<Response> {
  const guard = startStallGuard();
  const guarded = new Request(request, { signal: AbortSignal.any([request.signal, guard.signal]) });
  const delivery = deliver(transport, guarded, {
    onUploadProgress(fraction) {
      guard.progress();
      onProgress?.(fraction);
    },
  });
  try {
    return await Promise.race([delivery, rejectOnAbort(guarded.signal)]);
  } finally {
    guard.stop();
  }
}

/** Settles even when a transport does not look at its signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
