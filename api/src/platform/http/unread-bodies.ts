import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BODY_DRAIN_MAX_BYTES } from './body-limit.js';

/** Time limit for reading the rest of a body before its connection is closed. */
const BODY_DRAIN_MAX_MS = 10_000;

/**
 * Reads and discards the rest of a body before a response that closes the connection, such as an early refusal. A
 * connection that is closed with unread bytes is reset, and its sender may lose the response (RFC 9112 section 9.6).
 */
export function discardUnreadBodies(server: FastifyInstance): void {
  server.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Of a body that arrives too slowly, no rest is worth waiting for.
    if (willClose(reply) && reply.statusCode !== 408 && hasUnreadBody(raw))
      discard(raw).then(() => done(null, payload));
    else done(null, payload);
  });
}

const willClose = (reply: FastifyReply): boolean =>
  !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';

function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length'] ?? 0);
  return (
    !complete && (length > 0 || headers['transfer-encoding'] !== undefined) && length <= BODY_DRAIN_MAX_BYTES
  );
}

/** Ends with the body or its connection, and at the limits. */
async function discard(body: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const late = setTimeout(resolve, BODY_DRAIN_MAX_MS);
  let discarded = 0;
  body.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > BODY_DRAIN_MAX_BYTES) resolve();
  });
  // A destination that takes no more would pause it.
  body.unpipe();
  body.resume();
  const stopWaiting = finished(body, () => resolve());
  await promise;
  clearTimeout(late);
  stopWaiting();
}
