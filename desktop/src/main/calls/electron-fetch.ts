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

/** Reports the share of the body that is sent whenever it has grown, until the returned function is called. */
function meter(request: ClientRequest, onProgress: (fraction: number) => void): () => void {
  let last = 0;
  const report = (fraction: number): void => {
    if (fraction <= last) return;
    last = fraction;
    onProgress(fraction);
  };
  const poll = setInterval(() => {
    const { active, started, current, total } = request.getUploadProgress();
    if (active && started && total > 0) report(current / total);
  }, DESK_UPLOAD_POLL_MS);
  // A response means that all of it has arrived, or that the rest is not wanted; Electron reports nothing any more.
  request.on('response', () => report(1));
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
