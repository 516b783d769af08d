import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import {
  guardAccess,
  KnownDevices,
  RememberedSessions,
  recogniseDevices,
  SessionService,
} from './features/admin/index.js';
import { CONFIG, type Config } from './platform/config/config.js';
import { honourIdempotencyKeys } from './platform/http/idempotency/idempotency.hook.js';
import { IdempotencyService } from './platform/http/idempotency/idempotency.service.js';
import { completeCodes } from './platform/http/signing/complete-codes.js';
import { LinkCodes } from './platform/http/signing/link-codes.js';
import { limitAttempts } from './platform/http/throttling/limit-attempts.hook.js';
import { ThrottlingService } from './platform/http/throttling/throttling.service.js';

/**
 * Adds the hooks that enforce the decorators of a route: access and limits of attempts before its body is read, idempotency
 * keys once it is parsed, codes in responses. Call after the application is created and before it is initialised.
 */
export function addRouteHooks(app: NestFastifyApplication): void {
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  guardAccess(
    server,
    app.get(SessionService, { strict: false }),
    app.get(RememberedSessions, { strict: false }),
  );
  recogniseDevices(server, app.get(KnownDevices, { strict: false }));
  limitAttempts(server, app.get(ThrottlingService, { strict: false }));
  honourIdempotencyKeys(server, app.get(IdempotencyService, { strict: false }));
  completeCodes(server, new LinkCodes(app.get<Config>(CONFIG, { strict: false }).jwtSecret));
}
