import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';

/** What every page says of itself, unless it knows better. */
export const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'accept-encoding' } as const;

/**
 * Sends what the website answered: status, headers, and the body as it comes. Unless the page says
 * otherwise it is not kept, because its content changes and its nonce belongs to this answer alone.
 */
export function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status).headers(PAGE_HEADERS);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(bodyOf(response, reply.request.method === 'HEAD'));
}

/** To HEAD an empty stream is sent: nothing at all would claim a length of 0, which GET's is not. */
function bodyOf(response: Response, isHead: boolean): Readable | undefined {
  if (response.body) return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  return isHead ? Readable.from([]) : undefined;
}
