import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { guardAccess, SessionService } from './features/admin/index.js';
import { honourIdempotencyKeys } from './platform/http/idempotency/idempotency.hook.js';
import { IdempotencyService } from './platform/http/idempotency/idempotency.service.js';

/**
 * Adds the hooks that enforce the decorators of a route before its body is read: first access, then idempotency
 * keys. Call after the application is created and before it is initialised.
 */
export function addRouteHooks(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  guardAccess(server, app.get(SessionService, { strict: false }));
  honourIdempotencyKeys(server, app.get(IdempotencyService, { strict: false }));
}
