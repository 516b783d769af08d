import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Draining } from '../platform/http/draining/draining.js';

const IDLE_CHECK_MS = 100;
/** Time for connections to end; the requests on them have ended, or had their time, in `drain`. */
const PATIENCE_MS = 500;
/** Time limit for everything but the database, after which hanging resources are abandoned. */
const LIMIT_MS = 4000;
/** The same, since the signal; and the least that remains if requests needed all of their time. */
const LIMIT_SINCE_SIGNAL_MS = 8000;
const LIMIT_MIN_MS = 1000;

/** Closes the server after `drain`: within 4 s, and within 8 s of the signal. Connections that remain are cut. */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  const { elapsedMs } = app.get(Draining, { strict: false });
  const limitMs = Math.max(LIMIT_MIN_MS, Math.min(LIMIT_MS, LIMIT_SINCE_SIGNAL_MS - elapsedMs));
  const server = app.getHttpServer();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  try {
    await Promise.race([app.close(), sleep(limitMs)]);
  } finally {
    clearInterval(idle);
    clearTimeout(patience);
  }
}
