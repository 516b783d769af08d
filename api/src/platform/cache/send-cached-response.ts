import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.js';
import { chooseEncoding, isNotModified } from './content-negotiation.js';
import type { Freshness } from './freshness.js';

const OK = 200;

/** How a response may be stored and served to later requests before the router; see `FastifyReply.reusable`. */
export interface Storable {
  /** Its one address: under other spellings of it, which are endless, it is not stored. */
  readonly address: string;
  readonly freshness: Freshness;
}

/**
 * Sends a cached response other than a list in an accepted encoding, or 304. Other statuses than 200 have no ETag (RFC
 * 9110 section 13.2.1). A 304 carries the same headers except those of the body: browsers replace the stored ones.
 * @param storable lets later requests for its address be served before the router
 */
export async function sendCachedResponse(
  ready: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  storable?: Storable,
): Promise<void> {
  const freshness = storable?.address === request.originalUrl ? storable.freshness : undefined;
  const encoding = ready.isEmpty ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const { 'content-type': contentType, ...headers } = ready.headers;
  reply.status(ready.status);
  reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache', ...headers });
  const etag = ready.status === OK ? ready.etag(encoding) : null;
  if (etag !== null) {
    reply.header('etag', etag);
    if (isNotModified(request.headers['if-none-match'], etag)) {
      if (freshness) reply.reusable = { freshness, etag, body: null };
      return reply.status(304).send();
    }
  }
  if (contentType !== undefined) reply.header('content-type', contentType);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = await ready.body(encoding);
  if (freshness && etag !== null) reply.reusable = { freshness, etag, body };
  return reply.send(body);
}
