import { DESK_UPLOAD_METERED_BYTES, DESK_UPLOAD_POLL_MS } from '@quartermile/core/domain';
import { type ClientRequest, type IncomingMessage, net } from 'electron';
import type { Fetch, SiteRequest } from './fetch.js';

/** Statuses whose answers have no body (fetch standard, "null body status"). */
const NULL_BODY_STATUSES: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/**
 * Chromium's network stack. `net.fetch` takes a whole body at once and tells neither how much of it has left nor
 * where a redirect leads; requests that need one of the two are made by `net.request`.
 */
export const electronFetch: Fetch = (url, { onUploadProgress, ...init } = {}) => {
  const isLarge = typeof init.body === 'string' && init.body.length > DESK_UPLOAD_METERED_BYTES;
  const isMetered = onUploadProgress !== undefined && isLarge;
  if (!isMetered && init.redirect !== 'manual') return net.fetch(url, init);
  return requestOnce(url, isMetered ? { ...init, onUploadProgress } : init);
};

/** Makes one request; rejects when no whole answer came, and with the signal's reason when it was given up. */
async function requestOnce(url: string, init: SiteRequest): Promise<Response> {
  const { method = 'GET', headers, body, redirect = 'manual', signal, onUploadProgress } = init;
  signal?.throwIfAborted();
  const request = net.request({ url, method, redirect: redirect === 'follow' ? 'manual' : redirect });
  for (const [name, value] of new Headers(headers)) request.setHeader(name, value);
  const stop = onUploadProgress ? meter(request, onUploadProgress) : () => undefined;
  const giveUp = (): void => request.abort();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      request.on('error', reject);
      request.on('abort', () => reject(signal?.reason));
      // A redirect that is not followed at once is cancelled, and is the answer.
      request.on('redirect', (status, _method, location) =>
        resolve(new Response(null, { status, headers: { location } })),
      );
      request.on('response', (incoming) => void readWhole(incoming).then(resolve, reject));
      if (typeof body === 'string') request.end(body);
      else request.end();
    });
  } finally {
    stop();
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Asks how much is sent, and tells it when it has grown; ends by the returned function. */
function meter(request: ClientRequest, onProgress: (fraction: number) => void): () => void {
  let last = 0;
  const look = (): void => {
    const { active, started, current, total } = request.getUploadProgress();
    if (!active || !started || current <= last || total === 0) return;
    last = current;
    onProgress(current / total);
  };
  const poll = setInterval(look, DESK_UPLOAD_POLL_MS);
  // An answer means that all of it has arrived, or that the rest is not wanted.
  request.on('response', look);
  return () => clearInterval(poll);
}

function readWhole(incoming: IncomingMessage): Promise<Response> {
  const { statusCode: status, headers } = incoming;
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    incoming.on('data', (chunk) => chunks.push(chunk));
    incoming.on('error', reject);
    incoming.on('aborted', () => reject(new Error('The answer broke off.')));
    incoming.on('end', () => {
      const flat = Object.entries(headers).map(([name, value]) => [name, `${value}`] as [string, string]);
      const body = NULL_BODY_STATUSES.has(status) ? null : Buffer.concat(chunks);
      resolve(new Response(body, { status, headers: flat }));
    });
  });
}
