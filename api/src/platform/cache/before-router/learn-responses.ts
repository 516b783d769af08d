import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../../http/compression/content-negotiation.js';
import { REQUEST_ID_HEADER } from '../../http/request-id.js';
import { routeLabel } from '../../http/route-label.js';
import type { ReusableResponse } from '../freshness.js';
import type { RevisionService, RevisionSnapshot } from '../revision.service.js';
import { StoredMessage } from './stored-message.js';
import { endOfAge, type StoredVariant, staleSince } from './stored-response.js';
import type { StoredResponses } from './stored-responses.js';

/** Headers of the connection rather than the response; Node adds them. */
const CONNECTION_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);
/** Request headers on which a reusable response may depend, in `Vary`. Requests with `Authorization` are not learned from. */
const VARIANTS = new Set(['accept-encoding', 'authorization']);

declare module 'fastify' {
  interface FastifyRequest {
    /** The revisions when the request arrived; null for methods other than GET. */
    arrival: RevisionSnapshot | null;
  }
}

/**
 * Stores responses that handlers marked as reusable, exactly as they were sent, so that a response served from the
 * store equals a routed one.
 */
export function learnResponses(
  server: FastifyInstance,
  responses: StoredResponses,
  revision: Pick<RevisionService, 'current' | 'snapshot'>,
): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'GET') request.arrival = revision.snapshot();
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.reusable && request.arrival) learn(request, reply, reply.reusable, request.arrival);
    done();
  });

  function learn(
    request: FastifyRequest,
    reply: FastifyReply,
    { freshness, etag, body }: ReusableResponse,
    snapshot: RevisionSnapshot,
  ): void {
    const acceptEncoding = request.headers['accept-encoding'];
    const encoding = chooseEncoding(acceptEncoding);
    const isCurrent = snapshot.content !== null && snapshot.content === revision.current;
    if (!isCurrent || request.headers.authorization !== undefined) return;
    const known = responses.get(request.originalUrl)?.variants[encoding];
    if (known && isFresh(known, etag, body === null)) return;
    const sent = sentHeaders(reply);
    if (!sent || !isAsMarked(reply, encoding, etag, body)) return;
    const message = new StoredMessage(body ? 200 : 304, sent.headers, sent.requestIdAt, body);
    const variant: StoredVariant = {
      etag,
      freshness,
      snapshot,
      outdatedAt: endOfAge(freshness, snapshot),
      acceptEncoding,
      ok: body ? message : null,
      notModified: body ? null : message,
    };
    const route = routeLabel(request.routeOptions.url);
    responses.add(request.originalUrl, encoding, route, variant);
  }
}

/** Whether this response is stored and misses nothing. */
function isFresh(known: StoredVariant, etag: string, isNotModified: boolean): boolean {
  const isStored = (isNotModified ? known.notModified : known.ok) !== null;
  return isStored && known.etag === etag && performance.now() < staleSince(known);
}

/** Whether nothing changed the response after it was marked, and it is the same for everybody. */
function isAsMarked(reply: FastifyReply, encoding: string, etag: string, body: Buffer | null): boolean {
  const { raw } = reply;
  if (raw.hasHeader('set-cookie') || raw.getHeader('etag') !== etag) return false;
  if (/no-store|private/i.test(String(raw.getHeader('cache-control')))) return false;
  const varies = String(raw.getHeader('vary') ?? '').split(',');
  if (!varies.every((name) => VARIANTS.has(name.trim().toLowerCase()))) return false;
  if (body === null) return raw.statusCode === 304;
  const isWhole = Number(raw.getHeader('content-length')) === body.length;
  return raw.statusCode === 200 && isWhole && (raw.getHeader('content-encoding') ?? 'identity') === encoding;
}

interface RawHeaders {
  getRawHeaderNames(): string[];
}

/** Names and values in their order, with an empty request id; null when a header has several values. */
function sentHeaders({ raw }: FastifyReply): { headers: string[]; requestIdAt: number } | null {
  const headers: string[] = [];
  let requestIdAt = -1;
  // The types lack the method, which all outgoing messages have.
  for (const name of (raw as unknown as RawHeaders).getRawHeaderNames()) {
    const value = raw.getHeader(name);
    if (Array.isArray(value)) return null;
    if (CONNECTION_HEADERS.has(name.toLowerCase())) continue;
    const isRequestId = name.toLowerCase() === REQUEST_ID_HEADER;
    headers.push(name, isRequestId ? '' : String(value));
    if (isRequestId) requestIdAt = headers.length - 1;
  }
  return requestIdAt < 0 ? null : { headers, requestIdAt };
}
