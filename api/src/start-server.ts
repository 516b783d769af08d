import { isIPv6 } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Credentials, pageRoutes } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { closeApp } from './lifecycle/close-app.js';
import type { ClosingStack } from './lifecycle/closing-stack.js';
import { drain } from './lifecycle/drain.js';
import { checkPort, reservePort, toStartupError } from './lifecycle/port-reservation.js';
import { openProductDatabase } from './open-product-database.js';
import { type Config, settleConfig } from './platform/config/config.js';
import { makePrivateFolder } from './platform/config/private-folders.js';
import { storedSecret } from './platform/config/secret-file.js';
import { parseStorageLocation } from './platform/config/storage-location.js';
import { migrate } from './platform/database/migrate.js';
import { uploadFolder } from './platform/http/uploads/upload-folder.js';

/** Dependencies of the startup on its process. */
export interface StartContext {
  /** Receives a close function for each resource as soon as it is opened. */
  readonly closing: ClosingStack;
  /** Aborted when the process receives a stop signal during startup. */
  readonly signal: AbortSignal;
  /** Prints a line to the console. */
  log(line: string): void;
}

/**
 * Starts the server: database, migrations, administrator, website and API on one port.
 * @returns the URL on which it listens
 * @throws StartupError when the configuration or the environment prevents it
 */
export async function startServer(config: Config, context: StartContext): Promise<string> {
  const isProxied = config.trustProxy > 0 && config.port !== 0;
  const reservation = await (isProxied ? checkPort : reservePort)(config.host, config.port);
  context.closing.push(reservation.release);
  // The server's code loads while the database starts.
  const appModule = import('./app.js');
  const { dataSource, stop } = await openProductDatabase(config, context);
  context.closing.push(stop);
  await makePictureFolders(config);
  const { createApp, generatedCredentials, startJobs } = await appModule;
  const jwtSecret = config.jwtSecret ?? (await storedJwtSecret(config.dataDir, dataSource));
  context.signal.throwIfAborted();
  await migrate(dataSource);
  const settled = settleConfig(config, reservation.port, jwtSecret);
  const app = await createApp(settled, dataSource);
  context.closing.push(() => closeApp(app));
  printPassword(generatedCredentials(app), context);
  if (config.demoData) await fillDemo(app, context);
  context.signal.throwIfAborted();
  await reservation.release();
  await app.listen({ host: config.host, port: settled.port }).catch((error: unknown) => {
    throw toStartupError(error, config.host, settled.port);
  });
  context.closing.push(() => drain(app, settled));
  startJobs(app);
  // At the public host, because passkeys do not work at an address of digits.
  context.log(`dashboard: ${new URL(pageRoutes.admin, settled.publicUrl)}`);
  return `http://${isIPv6(config.host) ? `[${config.host}]` : config.host}:${settled.port}`;
}

/** Nest would print the stack of an error about them. */
async function makePictureFolders(config: Config): Promise<void> {
  const media = parseStorageLocation(config.mediaUrl, config.dataDir);
  await makePrivateFolder(uploadFolder(config));
  if (media.kind === 'folder') await makePrivateFolder(media.path);
}

/** The signing key in DATA_DIR, created before the first administrator. */
function storedJwtSecret(dataDir: string, dataSource: DataSource): Promise<string> {
  return storedSecret(dataDir, 'jwt-secret', {
    isInUse: async () => {
      const [table] = await dataSource.query<{ exists: boolean }[]>(
        `SELECT to_regclass('administrator') IS NOT NULL AS exists`,
      );
      if (!table?.exists) return false;
      return (await dataSource.query<unknown[]>('SELECT FROM administrator LIMIT 1')).length > 0;
    },
    advice:
      'Sessions, links in mails and authenticator apps of this database depend on it: put the file back, or set JWT_SECRET. A new secret of 32 characters or more in its place ends them.',
  });
}

/** Imports the demo content lazily, because most servers do not use it. */
async function fillDemo(app: NestFastifyApplication, { log }: StartContext): Promise<void> {
  const { fillDemoContent } = await import('./features/setup/index.js');
  const onStart = (): void => log('demo content: being filled in, which takes some seconds');
  if (await fillDemoContent(app, onStart)) log('demo content: filled in');
}

/** Prints a generated password once, during the startup that generated it. */
function printPassword(generated: Credentials | null, { log }: StartContext): void {
  if (generated === null) return;
  log(`administrator: ${generated.email}`);
  log(`password: ${generated.password}`);
  log('(shown this once; set ADMIN_PASSWORD to choose another)');
}
