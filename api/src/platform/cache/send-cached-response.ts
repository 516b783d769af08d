import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from './cached-response.js';
import { chooseEncoding, isNotModified } from './content-negotiation.js';

const OK = 200;

/**
 * Sends a cached response other than a list in an accepted encoding, or 304. Other statuses than 200 have no ETag (RFC
 * 9110 section 13.2.1). A 304 carries the same headers except those of the body: browsers replace the stored ones.
 */
export async function sendCachedResponse(
  ready: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const encoding = ready.isEmpty ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  const { 'content-type': contentType, ...headers } = ready.headers;
  reply.status(ready.status);
  reply.headers({ vary: 'Accept-Encoding', 'cache-control': 'public, no-cache', ...headers });
  if (ready.status === OK) {
    const etag = ready.etag(encoding);
    reply.header('etag', etag);
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.status(304).send();
  }
  if (contentType !== undefined) reply.header('content-type', contentType);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await ready.body(encoding));
}
