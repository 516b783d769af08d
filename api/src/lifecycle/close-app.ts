import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const IDLE_CHECK_MS = 100;
/** Time limit for requests in progress after shutdown begins. */
const PATIENCE_MS = 3000;
/** Time limit for the whole shutdown, after which hanging resources are abandoned. */
const LIMIT_MS = 4000;

/**
 * Closes the server within 4 s. Requests in progress may finish within 3 s, keep-alive connections are closed when
 * they become idle, and remaining connections such as event streams are closed after that.
 */
export async function closeApp(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpServer();
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  try {
    await Promise.race([app.close(), sleep(LIMIT_MS)]);
  } finally {
    clearInterval(idle);
    clearTimeout(patience);
  }
}
