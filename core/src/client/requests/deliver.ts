import { NetworkError } from './network-error.js';
import { startStallGuard } from './stall-guard.js';
import type { Transport, TransportOptions } from './transport.js';

/** Statuses without a response body (Fetch standard, "null body status"). */
const NULL_BODY_STATUSES = new Set([101, 103, 204, 205, 304]);

/**
 * Makes one attempt and reads the whole response, so that an interrupted body is treated as a network error and
 * retried.
 * @throws NetworkError without a complete response, or the abort reason when the request is aborted
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

/** Makes one upload attempt. It fails after 10 s without progress. */
export async function deliverUpload(
  transport: Transport,
  request: Request,
  onProgress?: (fraction: number) => void,
): Promise<Response> {
  const guard = startStallGuard(request.signal);
  const guarded = new Request(request, { signal: guard.signal });
  const delivery = deliver(transport, guarded, {
    onUploadProgress(fraction) {
      guard.progress();
      onProgress?.(fraction);
    },
  });
  try {
    return await Promise.race([delivery, rejectOnAbort(guard.signal)]);
  } finally {
    guard.stop();
  }
}

/** Rejects on abort even if the transport ignores its signal. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
