import { Readable } from 'node:stream';
import { apiRoutes, factorRoutes } from '@quartermile/core/domain';
import { type ClientRequest, type IncomingMessage, net } from 'electron';
import type { Fetch, SiteRequest } from './fetch.js';
import type { ProxyLogin } from './proxy-login.js';

/** Polling interval of the upload progress. */
const UPLOAD_POLL_MS = 200;

/** Uploads above this size show progress. */
const UPLOAD_METERED_BYTES = 64 * 1024;

/** Statuses without a response body (fetch standard, "null body status"). */
const NULL_BODY_STATUSES: ReadonlySet<number> = new Set([101, 103, 204, 205, 304]);

/** Paths of calls that begin a login. Others send and keep no cookies. */
const LOGINS: ReadonlySet<string> = new Set([
  apiRoutes.admin.login,
  factorRoutes.appLogin,
  factorRoutes.appLoginClaim,
]);

/** Proxy Authentication Required. */
const PROXY_LOGIN_REQUIRED = 407;

/**
 * A `fetch` on Chromium's network stack, made of `net.request`. `net.fetch` reports neither upload progress nor
 * redirect targets, and cancels every proxy login.
 */
export function createElectronFetch(proxyLogin: Pick<ProxyLogin, 'forRequest'>): Fetch {
  return async (url, init = {}) => {
    const { method = 'GET', redirect = 'follow', headers, signal } = init;
    signal?.throwIfAborted();
    // By the cookie of its last login the site knows this device again, so that strangers cannot lock it out.
    const useSessionCookies = LOGINS.has(new URL(url).pathname);
    const request = net.request({ url, method, redirect, useSessionCookies });
    for (const [name, value] of new Headers(headers)) request.setHeader(name, value);
    answerLogin(request, proxyLogin);
    return send(request, init);
  };
}

/** Sends a request. Rejects on network errors, and with the signal's reason when cancelled. */
async function send(request: ClientRequest, init: SiteRequest): Promise<Response> {
  const { body, redirect, signal, onUploadProgress } = init;
  const cancelCall = (): void => request.abort();
  const end = (): void => signal?.removeEventListener('abort', cancelCall);
  signal?.addEventListener('abort', cancelCall, { once: true });
  const stop = onUploadProgress ? meterUpload(request, body, onUploadProgress) : () => undefined;
  try {
    return await new Promise((resolve, reject) => {
      // Not by 'close': it comes as soon as the request is written.
      request.on('error', (error) => {
        end();
        reject(error);
      });
      request.on('abort', () => {
        end();
        reject(signal?.reason);
      });
      // A redirect that is not followed synchronously is cancelled, so the redirect itself is returned.
      if (redirect === 'manual') {
        request.on('redirect', (status, _method, location) =>
          resolve(new Response(null, { status, headers: { location } })),
        );
      }
      request.on('response', (incoming) => {
        // Electron's messages are Node streams at run time, but not in its types.
        const stream = incoming as unknown as Readable;
        stream.once('close', () => {
          end();
          // Whoever cancels the body wants no more of it.
          if (!stream.readableEnded) request.abort();
        });
        if (incoming.statusCode !== PROXY_LOGIN_REQUIRED) return resolve(toResponse(incoming, stream));
        reject(new Error('net::ERR_PROXY_AUTH_REQUESTED'));
        stream.destroy();
      });
      if (typeof body === 'string') request.end(body);
      else request.end();
    });
  } finally {
    stop();
  }
}

/** Handles proxy logins, unless the request has ended by the time the credentials arrive. */
function answerLogin(request: ClientRequest, proxyLogin: Pick<ProxyLogin, 'forRequest'>): void {
  const answer = proxyLogin.forRequest();
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  request.on('abort', end);
  request.on('error', end);
  request.on('login', (challenge, callback) =>
    answer(challenge, (...credentials) => {
      if (!isOver) callback(...credentials);
    }),
  );
}

function toResponse({ statusCode: status, headers }: IncomingMessage, stream: Readable): Response {
  const flat = Object.entries(headers).map(([name, value]) => [name, `${value}`] as [string, string]);
  if (NULL_BODY_STATUSES.has(status)) stream.resume();
  const body = NULL_BODY_STATUSES.has(status) ? null : (Readable.toWeb(stream) as ReadableStream);
  return new Response(body, { status, headers: flat });
}

/**
 * Polls the upload progress of a large body and reports every increase until the returned function is called. Small
 * bodies are not reported.
 */
function meterUpload(
  request: ClientRequest,
  body: unknown,
  onProgress: (fraction: number) => void,
): () => void {
  if (typeof body !== 'string' || body.length <= UPLOAD_METERED_BYTES) return () => undefined;
  let last = 0;
  const report = (fraction: number): void => {
    if (fraction <= last) return;
    last = fraction;
    onProgress(fraction);
  };
  const poll = setInterval(() => {
    const { active, started, current, total } = request.getUploadProgress();
    if (active && started && total > 0) report(current / total);
  }, UPLOAD_POLL_MS);
  // With the response the upload is over, even if the server ignored the rest; Electron stops reporting by then.
  request.on('response', () => report(1));
  return () => clearInterval(poll);
}
