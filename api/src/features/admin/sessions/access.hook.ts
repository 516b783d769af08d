import { messages } from '@quartermile/core/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors/app-error.js';
import { idempotencyKeyOf } from '../../../platform/http/idempotency/idempotency-key.js';
import type { RememberedSessions } from './remembered-sessions.js';
import type { SessionService } from './session.service.js';

/** Authenticates requests and checks the role before their body is read, on all routes whose metadata requires it. */
export function guardAccess(
  server: FastifyInstance,
  sessions: SessionService,
  remembered: RememberedSessions,
): void {
  server.decorateRequest('admin', null);
  server.addHook('onRequest', (request, _reply, done) => {
    const access = request.routeOptions.config.metadata?.access;
    const isPublic = access === 'optional-admin' && request.headers.authorization === undefined;
    if (access === undefined || isPublic) return done();
    authenticate(request).then(() => done(), done);
  });

  async function authenticate(request: FastifyRequest): Promise<void> {
    const token = bearerToken(request.headers.authorization);
    const { stream, automatic, duringOutage } = request.routeOptions.config.metadata ?? {};
    const validating = remembered.remember(
      sessions.authenticate(token, {
        renewalKey: renewalKey(request),
        // Streams reconnect without any user activity. Only other requests extend a session (contract section 3),
        // otherwise it would never become idle.
        isSignOfLife: !stream && !automatic,
      }),
    );
    request.admin = await (duringOutage ? remembered.orElse(token, validating) : validating);
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
