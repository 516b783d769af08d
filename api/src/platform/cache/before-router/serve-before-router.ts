import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, isNotModified } from '../../http/compression/content-negotiation.js';
import type { RequestMemory } from '../../http/memory/request-memory.js';
import { hasSeveralHosts } from '../../http/several-hosts.js';
import type { Networks } from '../../networks/network-address.js';
import type { RevisionService } from '../revision.service.js';
import type { Renewals } from './renewals.js';
import { type StoredUrl, type StoredVariant, staleSince } from './stored-response.js';
import type { StoredResponses } from './stored-responses.js';

/** A response that was served before the router. */
export interface ServedResponse {
  /** The URL as requested. */
  readonly url: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: 200 | 304;
  readonly requestId: string;
  /** Time until its last byte, ms. */
  readonly elapsedMs: number;
}

/** What the listener needs from the server. */
export interface BeforeRouterParts {
  readonly responses: StoredResponses;
  readonly renewals: Renewals;
  readonly revision: Pick<RevisionService, 'current'>;
  readonly memory: Pick<RequestMemory, 'isTight' | 'holdResponse'>;
  requestId(request: IncomingMessage): string;
  /** The client's networks; null where they have no share of memory. */
  networksOf(request: IncomingMessage): Networks | null;
  /** Called after each response. */
  onServed(served: ServedResponse): void;
}

/** The decision about a request: a stored response, or waiting for its renewal, or neither. */
type Match = StoredVariant | Promise<void> | null;

/**
 * Serves GET requests from stored responses before Fastify's router and hooks run. Everything else, and everything
 * unusual, goes to the router. Call before the server listens.
 * @returns removes itself: all requests go to the router again
 */
export function serveBeforeRouter(http: Server, parts: BeforeRouterParts): () => void {
  const { responses, renewals, revision } = parts;
  const routers = http.listeners('request') as RequestListener[];
  let isOn = true;

  function match(url: string, { variants }: StoredUrl, encoding: Encoding, now: number): Match {
    const variant = variants[encoding];
    if (!variant || variant.snapshot.content !== revision.current) return null;
    const staleAt = staleSince(variant);
    if (now < staleAt) return variant;
    const { toleranceMs, renewalIntervalMs } = variant.freshness.counts ?? NO_TOLERANCE;
    if (now - variant.snapshot.takenAt >= renewalIntervalMs)
      renewals.start(url, encoding, variant.acceptEncoding);
    return now - staleAt <= toleranceMs ? variant : (renewals.find(url, encoding) ?? null);
  }

  function serve(request: IncomingMessage, response: ServerResponse, mayWait: boolean): boolean {
    const { url = '', headers } = request;
    const stored = responses.get(url);
    if (!stored || !isPlainGet(request)) return false;
    const encoding = chooseEncoding(headers['accept-encoding']);
    const startedAt = performance.now();
    const matched = match(url, stored, encoding, startedAt);
    if (!matched) return false;
    if (matched instanceof Promise) {
      if (mayWait) void matched.then(() => serve(request, response, false) || route(request, response));
      return mayWait;
    }
    const tag = headers['if-none-match'];
    const isCurrent = tag !== undefined && isNotModified(tag, matched.etag);
    const message = isCurrent ? matched.notModified : matched.ok;
    // Where memory is tight, a hook of the router knows whether this client may have some.
    if (!message || (message.body && parts.memory.isTight)) return false;
    const requestId = parts.requestId(request);
    message.send(response, requestId);
    const { route: pattern } = stored;
    const status = isCurrent ? 304 : 200;
    if (response.socket?.writableLength === 0) report(url, pattern, status, requestId, startedAt);
    else {
      if (message.body) parts.memory.holdResponse(parts.networksOf(request), message.body, response);
      response.once('close', () => report(url, pattern, status, requestId, startedAt));
    }
    return true;
  }

  function report(
    url: string,
    pattern: string,
    status: 200 | 304,
    requestId: string,
    startedAt: number,
  ): void {
    const elapsedMs = performance.now() - startedAt;
    parts.onServed({ url, route: pattern, status, requestId, elapsedMs });
  }

  function route(request: IncomingMessage, response: ServerResponse): void {
    for (const router of routers) router.call(http, request, response);
  }

  http.removeAllListeners('request');
  http.on('request', (request, response) => {
    if (!isOn || !serve(request, response, true)) route(request, response);
  });
  return () => {
    isOn = false;
  };
}

const NO_TOLERANCE = { toleranceMs: 0, renewalIntervalMs: 0 };

/** Whether the request has nothing on which a stored response does not depend. */
function isPlainGet(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    method === 'GET' &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.range === undefined &&
    headers.upgrade === undefined &&
    !hasSeveralHosts(request)
  );
}
