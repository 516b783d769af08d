import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.js';
import { chooseEncoding, isNotModified } from './content-negotiation.js';

/** Sends a cached response other than a list in an accepted encoding, or 304. */
export async function sendCachedResponse(
  ready: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = ready.etag(encoding);
  reply.headers({ etag, vary: 'Accept-Encoding', 'cache-control': 'public, no-cache' });
  if (isNotModified(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.headers(ready.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await ready.body(encoding));
}
