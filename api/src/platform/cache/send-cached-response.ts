import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.js';
import { chooseEncoding, isNotModified } from './content-negotiation.js';
import type { Freshness } from './freshness.js';

/**
 * Sends a cached response other than a list in an accepted encoding, or 304.
 * @param freshness lets later requests for the URL be served before the router; see `FastifyReply.reusable`
 */
export async function sendCachedResponse(
  ready: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
  freshness?: Freshness,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = ready.etag(encoding);
  reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' });
  if (isNotModified(request.headers['if-none-match'], etag)) {
    if (freshness) reply.reusable = { freshness, etag, body: null };
    return reply.status(304).send();
  }
  reply.headers(ready.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = await ready.body(encoding);
  if (freshness) reply.reusable = { freshness, etag, body };
  return reply.send(body);
}
