import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, isNotModified } from './content-negotiation.js';
import type { ReadyAnswer } from './ready-answer.js';

/** Sends a ready answer that is no list, packed as the caller takes it, or 304 when the caller has it. */
export async function sendReady(
  ready: ReadyAnswer,
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
