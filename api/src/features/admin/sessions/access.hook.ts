import { messages } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import type { SessionService } from './session.service.js';

/** Authenticates requests and checks the role before their body is read, on all routes whose metadata requires it. */
export function guardAccess(server: FastifyInstance, sessions: SessionService): void {
  server.decorateRequest('admin', null);
  server.addHook('onRequest', (request, _reply, done) => {
    const access = request.routeOptions.config.metadata?.access;
    const isPublic = access === 'optional-admin' && request.headers.authorization === undefined;
    if (access === undefined || isPublic) return done();
    authenticate(request).then(() => done(), done);
  });

  async function authenticate(request: FastifyRequest): Promise<void> {
    request.admin = await sessions.authenticate(bearerToken(request.headers.authorization), {
      renewalKey: renewalKey(request),
      // Streams reconnect without any user activity. Only other requests extend a session (contract section 3),
      // otherwise it would never become idle.
      isSignOfLife: !request.routeOptions.config.metadata?.stream,
    });
    if (!request.admin) throw new AppError('unauthorized');
    const isOpen = request.admin.role === 'owner' || request.routeOptions.config.metadata?.reviewersToo;
    if (!isOpen) throw new AppError('forbidden', { detail: messages.people.ownerOnly });
  }
}

/** RFC 6750 section 2.1; the scheme is case-insensitive. */
function bearerToken(authorization: string | undefined): string {
  return /^bearer +([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1] ?? '';
}

function renewalKey(request: FastifyRequest): string | undefined {
  const isRenewal = request.routeOptions.config.metadata?.access === 'renewal';
  return isRenewal ? idempotencyKeyOf(request) : undefined;
}
