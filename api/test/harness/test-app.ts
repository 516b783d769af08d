import { rm } from 'node:fs/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { type AppParts, createApp } from '../../src/app.js';
import { createDataSource } from '../../src/data-source.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { buildConfig, type TestConfig } from './build-config.js';
import { setLogLevel } from './process-log.js';
import { createTestDatabase, TEMPLATE } from './test-database.js';

/** Time limit of `fillDemoContent`, ms: it converts some sixty pictures, which takes longer while other tests use the processor. */
export const DEMO_FILL_TIMEOUT_MS = 120_000;

/** A real server with its own database. */
export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly config: TestConfig;
  readonly dataSource: DataSource;
  /** Sends a request in process, without a socket. */
  readonly inject: NestFastifyApplication['inject'];
  /** A bearer token of the administrator. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

/** Most tests need no website build. Tests of pages provide their own. */
const NO_WEBSITE = '/nowhere';

/**
 * Starts the server on a new copy of the migrated database. It does not listen on a port. Its jobs run if the configuration
 * switches something on that they do soon after a change.
 * @param through maps the database URL to the one the server connects to, such as that of a proxy
 * @param template the database that is copied
 */
export async function startTestApp(
  overrides: Partial<TestConfig> = {},
  parts: AppParts = {},
  through: (databaseUrl: string) => Promise<string> = async (url) => url,
  template = TEMPLATE,
): Promise<TestApp> {
  const database = await createTestDatabase(template);
  const databaseUrl = await through(database.url);
  const config = buildConfig({ databaseUrl, ...overrides });
  const dataSource = await createDataSource(databaseUrl).initialize();
  setLogLevel(config);
  const app = await createApp(config, dataSource, { websiteFolder: NO_WEBSITE, ...parts }).catch(
    async (error: unknown) => {
      await dataSource.destroy();
      throw error;
    },
  );
  if (config.smtpUrl || config.slipReader === 'on' || config.pictureHints === 'on')
    await app.get(JobsService, { strict: false }).start();
  return {
    app,
    config,
    dataSource,
    inject: app.inject.bind(app) as NestFastifyApplication['inject'],
    signIn: () => signIn(app, config),
    close: async () => {
      await app.close();
      await database.drop();
      if (!overrides.dataDir) await rm(config.dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function signIn(app: NestFastifyApplication, config: TestConfig): Promise<string> {
  const payload = { email: config.adminEmail, password: config.adminPassword };
  const answer = await app.inject({ method: 'POST', url: apiRoutes.admin.login, payload });
  if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}: ${answer.body}`);
  return answer.json<{ token: string }>().token;
}
