import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { guardAccess } from '../auth/access.gate.js';
import { SessionService } from '../auth/session.service.js';

/**
 * Puts the gates in front of the routes: what each route promises by its decorators is kept there.
 * Call after the application is created and before it is initialised.
 */
export async function openGates(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance() as FastifyInstance;
  guardAccess(server, app.get(SessionService, { strict: false }));
}
