import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { guardAccess } from '../auth/access.gate.js';
import { SessionService } from '../auth/session.service.js';
import { honourIdempotencyKeys } from '../idempotency/idempotency.gate.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';

/**
 * Puts the gates in front of the routes: what each route promises by its decorators is kept there.
 * Call after the application is created and before it is initialised.
 */
export function openGates(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  guardAccess(server, app.get(SessionService, { strict: false }));
  honourIdempotencyKeys(server, app.get(IdempotencyService, { strict: false }));
}
