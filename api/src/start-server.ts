import { isIPv6 } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Credentials } from '@quartermile/core/domain';
import { migrate } from './database/migrate.js';
import { openDatabase } from './database/open-database.js';
import { type Config, settleConfig } from './platform/config/config.js';
import { keptSecret } from './platform/config/secret-file.js';
import { closeApp } from './platform/process/close-app.js';
import type { ClosingStack } from './platform/process/closing-stack.js';
import { reservePort } from './platform/process/port-reservation.js';

/** What starting needs from the process that starts. */
export interface StartContext {
  /** Takes what has to be ended again, as soon as it has begun. */
  readonly closing: ClosingStack;
  /** Aborted when the process was told to end meanwhile. */
  readonly signal: AbortSignal;
  /** Prints a line for the person who starts the server. */
  tell(line: string): void;
}

/**
 * Starts the whole server: database, migrations, administrator, website and API on one port.
 * @returns the address that it listens on
 * @throws StartupError when the configuration or the machine does not allow it.
 */
export async function startServer(config: Config, context: StartContext): Promise<string> {
  const reservation = await reservePort(config.host, config.port);
  context.closing.push(reservation.release);
  // The server's code loads while the database starts.
  const appModule = import('./app.js');
  const { dataSource, stop } = await openDatabase(config, context);
  context.closing.push(stop);
  const { createApp, generatedCredentials, startJobs } = await appModule;
  const jwtSecret = config.jwtSecret ?? (await keptSecret(config.dataDir, 'jwt-secret'));
  context.signal.throwIfAborted();
  await migrate(dataSource);
  const settled = settleConfig(config, reservation.port, jwtSecret);
  const app = await createApp(settled, dataSource);
  context.closing.push(() => closeApp(app));
  tellPassword(generatedCredentials(app), context);
  if (config.demoData) await fillDemo(app, context);
  context.signal.throwIfAborted();
  await reservation.release();
  await app.listen({ host: config.host, port: settled.port });
  startJobs(app);
  return `http://${isIPv6(config.host) ? `[${config.host}]` : config.host}:${settled.port}`;
}

/** The demo content is loaded only where it is asked for. */
async function fillDemo(app: NestFastifyApplication, { tell }: StartContext): Promise<void> {
  const { fillDemoContent } = await import('./database/demo/fill-demo-content.js');
  if (await fillDemoContent(app)) tell('demo content: filled in');
}

/** A generated password is told at the start that made it, and never again. */
function tellPassword(generated: Credentials | null, { tell }: StartContext): void {
  if (generated === null) return;
  tell(`administrator: ${generated.email}`);
  tell(`password: ${generated.password}`);
  tell('(told this once; set ADMIN_PASSWORD to choose another)');
}
