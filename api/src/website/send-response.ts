import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply } from 'fastify';

/** Default headers of every page. */
export const PAGE_HEADERS = { 'cache-control': 'no-cache', vary: 'accept-encoding' } as const;

/**
 * Sends a response of the website, with the body streamed. Browsers revalidate it unless its own headers override
 * that, because content changes and the nonce is valid for one response only.
 */
export function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status).headers(PAGE_HEADERS);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(bodyOf(response, reply.request.method === 'HEAD'));
}

/** HEAD requests get an empty stream: without a body, Fastify would send a content-length of 0, unlike for GET. */
function bodyOf(response: Response, isHead: boolean): Readable | undefined {
  if (response.body) return Readable.fromWeb(response.body as ReadableStream<Uint8Array>);
  return isHead ? Readable.from([]) : undefined;
}
