import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isNotModified } from '../http/compression/content-negotiation.js';
import type { CachedResponse } from './cached-response.js';
import type { Freshness } from './freshness.js';

const OK = 200;
const NOT_MODIFIED = 304;

/** How a response may be stored and served to later requests before the router; see `FastifyReply.reusable`. */
export interface Storable {
  /** Its one address: under other spellings of it, which are endless, it is not stored. */
  readonly address: string;
  readonly freshness: Freshness;
}

/**
 * Sends a cached response in an accepted encoding, or 304.
 * @param storable lets later requests for its address be served before the router
 */
export async function sendCachedResponse(
  ready: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  storable?: Storable,
): Promise<void> {
  const freshness = storable?.address === request.originalUrl ? storable.freshness : undefined;
  return reply.send(await prepareCachedResponse(ready, request, reply, freshness));
}

/**
 * Sets status and headers of a cached response, and returns its body; undefined for a 304. Other statuses than 200 have no
 * ETag (RFC 9110 section 13.2.1). A 304 carries the same headers except those of the body: browsers replace the stored ones.
 * @param freshness lets later requests for its address be served before the router; see `FastifyReply.reusable`
 */
export async function prepareCachedResponse(
  ready: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  freshness: Freshness | undefined,
): Promise<Buffer | undefined> {
  const accepted = ready.isEmpty ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const { 'content-type': contentType, ...headers } = ready.headers;
  reply.status(ready.status);
  // no-cache: clients may store it but must revalidate.
  reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache', ...headers });
  const mark = (etag: string, body: Buffer | null): void => {
    reply.header('etag', etag);
    if (freshness) reply.reusable = { freshness, etag, body };
  };
  if (ready.status === OK && isNotModified(request.headers['if-none-match'], ready.etag(accepted))) {
    mark(ready.etag(accepted), null);
    reply.status(NOT_MODIFIED);
    return undefined;
  }
  const { encoding, bytes } = await ready.body(accepted);
  if (contentType !== undefined) reply.header('content-type', contentType);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (ready.status === OK) mark(ready.etag(encoding), bytes);
  return bytes;
}
