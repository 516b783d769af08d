import { setTimeout as sleep } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const IDLE_CHECK_MS = 100;
/** How long requests under way may still take once the server was told to end. */
const PATIENCE_MS = 3000;
/** After this long what still hangs is left behind. */
const LIMIT_MS = 4000;

/**
 * Closes the server within 4 s: requests under way may finish for a while; connections that are kept
 * alive close as they fall idle, and streams that never end are cut in the end.
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
