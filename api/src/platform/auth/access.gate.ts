import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import type { SessionService } from './session.service.js';

/** Checks who calls before a body is read, on every route that promises so. */
export function guardAccess(server: FastifyInstance, sessions: SessionService): void {
  server.decorateRequest('admin', null);
  server.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.promises?.access;
    if (access === undefined) return;
    const authorization = request.headers.authorization;
    if (authorization === undefined && access === 'optional-admin') return;
    request.admin = await sessions.authenticate(bearerToken(authorization), {
      renewalKey: renewalKey(request),
      // A stream stays open, and comes back after each break, without anybody at the desk: only calls keep a
      // session alive (contract section 3), or it would never fall idle.
      isSignOfLife: !request.routeOptions.config.promises?.stream,
    });
    if (!request.admin) throw new AppError('unauthorized');
  });
}

/** RFC 6750 section 2.1; the scheme's name may be written in any case. */
function bearerToken(authorization: string | undefined): string {
  return /^bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

function renewalKey(request: FastifyRequest): string | undefined {
  const isRenewal = request.routeOptions.config.promises?.access === 'renewal';
  return isRenewal ? idempotencyKeyOf(request) : undefined;
}
