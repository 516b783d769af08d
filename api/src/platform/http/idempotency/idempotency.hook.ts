import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digestValue } from './digest-value.js';
import type { CacheableResponse, FirstCall, IdempotencyService } from './idempotency.service.js';
import { idempotencyKeyOf } from './idempotency-key.js';

/** Response headers that are replayed, cookies included, because the first response may have been lost. */
const CACHED_HEADERS = ['content-type', 'location', 'set-cookie'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this call is the first with its idempotency key. */
    firstCall: FirstCall | null;
  }
}

/**
 * Implements `Idempotency-Key` on marked routes. Uses hooks instead of an interceptor, because cookies are part of
 * the response only when it is sent.
 */
export function honourIdempotencyKeys(server: FastifyInstance, idempotency: IdempotencyService): void {
  server.decorateRequest('firstCall', null);
  // With callbacks, so that the handler runs in the context of its transaction.
  server.addHook('preHandler', (request, reply, done) => {
    const { idempotent } = request.routeOptions.config.metadata ?? {};
    if (!idempotent) return done();
    begin(request, idempotency, idempotent === 'own').then((entered) => {
      if (!entered) return done();
      if (!('finish' in entered)) return send(reply, entered);
      request.firstCall = entered;
      return entered.handle(done);
    }, done);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const { firstCall } = request;
    if (!firstCall) return done(null, payload);
    request.firstCall = null;
    const own = answerOf(reply, payload);
    firstCall.finish(own).then((answer) => {
      if (answer === own) return done(null, payload);
      for (const name of CACHED_HEADERS) reply.removeHeader(name);
      reply.status(answer.status).headers(answer.headers);
      return done(null, answer.body);
    }, done);
  });
}

/**
 * The stored response, the first call, or null for a call without a key. A key is also validated where the handler
 * implements it.
 */
async function begin(
  request: FastifyRequest,
  idempotency: IdempotencyService,
  isOwn: boolean,
): Promise<CacheableResponse | FirstCall | null> {
  const key = idempotencyKeyOf(request);
  if (key === undefined || isOwn) return null;
  return idempotency.enter(scopeOf(request, key), digestValue(request.body));
}

function send(reply: FastifyReply, { status, headers, body }: CacheableResponse): void {
  reply.status(status).headers(headers).send(body);
}

/**
 * A key is scoped to method, path and caller: the administrator's responses are separate, so that guessing a key
 * reveals nothing. Sessions and cookies do not matter.
 */
function scopeOf(request: FastifyRequest, key: string): Buffer {
  const path = request.url.split('?')[0];
  const caller = request.admin?.adminId ?? '';
  return createHash('sha256').update(`${request.method} ${path}\n${caller}\n${key}`).digest();
}

function answerOf(reply: FastifyReply, payload: unknown): CacheableResponse {
  const headers = CACHED_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const];
  });
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(headers),
    body: typeof payload === 'string' ? payload : null,
  };
}
