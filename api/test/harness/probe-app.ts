import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/data-source.js';
import { AdminModule } from '../../src/features/admin/admin.module.js';
import { ConfigModule } from '../../src/platform/config/config.module.js';
import { DatabaseModule } from '../../src/platform/database/database.module.js';
import { createAdapter } from '../../src/platform/http/adapter.js';
import { PlatformModule } from '../../src/platform/platform.module.js';
import { addRouteHooks } from '../../src/route-hooks.js';
import { buildConfig, type TestConfig } from './build-config.js';
import { setLogLevel } from './process-log.js';
import { createTestDatabase } from './test-database.js';

/** A real server with the routes of a test. */
export interface ProbeApp {
  readonly app: NestFastifyApplication;
  readonly dataSource: DataSource;
  readonly inject: NestFastifyApplication['inject'];
  /** A bearer token of the administrator. */
  signIn(): Promise<string>;
  close(): Promise<void>;
}

/** Starts the platform modules with the controllers of a test, using the database at `databaseUrl`. */
export async function startProbeApp(
  databaseUrl: string,
  controllers: Type[],
  overrides: Partial<TestConfig> = {},
): Promise<ProbeApp> {
  const config = buildConfig({ databaseUrl, ...overrides });
  const dataSource = await createDataSource(databaseUrl).initialize();
  @Module({
    imports: [ConfigModule.with(config), DatabaseModule.with(dataSource), PlatformModule, AdminModule],
    controllers,
  })
  class ProbeModule {}
  setLogLevel(config);
  const app = await NestFactory.create<NestFastifyApplication>(ProbeModule, createAdapter(config), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  addRouteHooks(app);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const inject = app.inject.bind(app) as NestFastifyApplication['inject'];
  return {
    app,
    dataSource,
    inject,
    signIn: async () => {
      const payload = { email: config.adminEmail, password: config.adminPassword };
      const answer = await inject({ method: 'POST', url: '/api/admin/login', payload });
      return answer.json<{ token: string }>().token;
    },
    close: async () => {
      await app.close();
      await rm(config.dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * Starts the platform modules with the controllers of a test on a database of their own, which has a table `probe` with
 * `id` and `name`. Closing it drops the database.
 */
export async function startProbeWithTable(controllers: Type[]): Promise<ProbeApp> {
  const database = await createTestDatabase();
  const server = await startProbeApp(database.url, controllers);
  await server.dataSource.query('CREATE TABLE probe (id serial PRIMARY KEY, name text)');
  return {
    ...server,
    close: async () => {
      await server.close();
      await database.drop();
    },
  };
}
