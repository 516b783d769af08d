import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { digestValue } from './digest-value.js';
import type { FirstCall, IdempotencyService, KeptAnswer } from './idempotency.service.js';
import { idempotencyKeyOf } from './idempotency-key.js';

/** Headers that belong to an answer. A lost first answer loses its cookie too, so that is repeated as well. */
const KEPT_HEADERS = ['content-type', 'location', 'set-cookie'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this call is the first of its idempotency key. */
    firstCall: FirstCall | null;
  }
}

/**
 * Honours `Idempotency-Key` on the routes marked for it. These are hooks rather than an interceptor
 * because the answer is complete, cookies included, only when it is about to be sent.
 */
export function honourIdempotencyKeys(server: FastifyInstance, idempotency: IdempotencyService): void {
  server.decorateRequest('firstCall', null);
  server.addHook('preHandler', async (request, reply) => {
    const { idempotent } = request.routeOptions.config.promises ?? {};
    const key = idempotent === true ? idempotencyKeyOf(request) : undefined;
    if (key === undefined) return undefined;
    const entered = await idempotency.enter(scopeOf(request, key), digestValue(request.body));
    if (!('finish' in entered))
      return reply.status(entered.status).headers(entered.headers).send(entered.body);
    request.firstCall = entered;
    return undefined;
  });
  server.addHook('onSend', async (request, reply, payload) => {
    const { firstCall } = request;
    request.firstCall = null;
    await firstCall?.finish(answerOf(reply, payload));
    return payload;
  });
}

/**
 * A key holds for a method and a path, and for who calls: the administrator's answers are theirs alone,
 * so that nobody gets at one by guessing a key. Sessions and cookies make no difference.
 */
function scopeOf(request: FastifyRequest, key: string): Buffer {
  const path = request.url.split('?')[0];
  const caller = request.admin?.adminId ?? '';
  return createHash('sha256').update(`${request.method} ${path}\n${caller}\n${key}`).digest();
}

function answerOf(reply: FastifyReply, payload: unknown): KeptAnswer {
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const];
  });
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(headers),
    body: typeof payload === 'string' ? payload : null,
  };
}
