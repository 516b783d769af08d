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
  server.addHook('preHandler', async (request, reply) => {
    const { idempotent } = request.routeOptions.config.metadata ?? {};
    // Validated before the body, also where the handler implements it.
    const key = idempotent ? idempotencyKeyOf(request) : undefined;
    if (key === undefined || idempotent === 'own') return undefined;
    const entered = await idempotency.enter(scopeOf(request, key), digestValue(request.body));
    if (!('finish' in entered))
      return reply.status(entered.status).headers(entered.headers).send(entered.body);
    request.firstCall = entered;
    return undefined;
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    const { firstCall } = request;
    if (!firstCall) return done(null, payload);
    request.firstCall = null;
    firstCall.finish(answerOf(reply, payload)).then(() => done(null, payload), done);
  });
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
