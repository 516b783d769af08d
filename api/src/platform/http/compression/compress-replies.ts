import type { FastifyInstance, FastifyReply, onSendHookHandler } from 'fastify';
import { compress } from './compression.js';
import { chooseEncoding } from './content-negotiation.js';

/** Smaller bodies fit a packet as they are, bytes. */
const SMALLEST = 1024;
const BROTLI_QUALITY = 4;
const COMPRESSIBLE = /^(?:text\/(?!event-stream)|application\/(?:[\w.]+\+)?(?:json|xml)\b)/;

/**
 * Compresses responses of the API on request, after everything else that is done to them. Cached ones are compressed
 * already, or have an ETag of the bytes that they have.
 */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/')) route.onSend = [route.onSend ?? [], compressReply].flat();
  });
}

const compressReply: onSendHookHandler<unknown> = (request, reply, payload, done) => {
  const isLong = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= SMALLEST;
  if (!isLong || !isCompressible(reply)) return done(null, payload);
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary))
    reply.header('vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return done(null, payload);
  compress(Buffer.from(payload), encoding, BROTLI_QUALITY).then((packed) => {
    if (packed) reply.header('content-encoding', encoding).removeHeader('content-length');
    done(null, packed ?? payload);
  }, done);
};

function isCompressible(reply: FastifyReply): boolean {
  return (
    !reply.hasHeader('content-encoding') &&
    !reply.hasHeader('etag') &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
  );
}
