import { AdministratorsService } from './features/admin/index.js';
import { ApiDocument } from './features/api-docs/index.js';
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Credentials } from '@quartermile/core/domain';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { drawPublicPicture, MediaFiles } from './features/media/index.js';
import { RevisionService } from './platform/cache/revision.service.js';
import type { Config } from './platform/config/config.js';
import { createAdapter } from './platform/http/adapter.js';
import { Draining } from './platform/http/draining/draining.js';
import { watchRequests } from './platform/http/draining/watch-requests.js';
import { JobsService } from './platform/jobs/jobs.service.js';
import { MetricsService } from './platform/observability/metrics/metrics.service.js';
import { addRouteHooks } from './route-hooks.js';
import { mountWebsite } from './website/mount-website.js';

/** Parts that tests can replace. */
export interface AppParts {
  /** Folder of the website build; defaults to web/build of the repository. */
  readonly websiteFolder?: string;
}

/**
 * Creates the server with a connected and migrated data source, ready to listen or for injected requests in tests.
 * Closing the application closes the data source.
 */
export async function createApp(
  config: Config,
  dataSource: DataSource,
  parts: AppParts = {},
): Promise<NestFastifyApplication> {
  const modules = AppModule.with(config, dataSource);
  const app = await NestFactory.create<NestFastifyApplication>(modules, createAdapter(config), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  watchRequests(app.getHttpAdapter().getInstance(), app.get(Draining, { strict: false }));
  addRouteHooks(app);
  app.get(ApiDocument, { strict: false }).watch(app);
  app.get(MetricsService, { strict: false }).watch(app.getHttpAdapter().getInstance());
  const revision = app.get(RevisionService, { strict: false });
  const draw = drawPublicPicture(app.get(MediaFiles, { strict: false }));
  await mountWebsite(app.getHttpAdapter().getInstance(), config, revision, draw, parts.websiteFolder);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** The administrator's e-mail and password if the password was generated during this startup; otherwise null. */
export function generatedCredentials(app: NestFastifyApplication): Credentials | null {
  return app.get(AdministratorsService).generated;
}

/** Starts the recurring jobs in the background, once the server listens, so that the first request is not delayed. */
export function startJobs(app: NestFastifyApplication): void {
  void app.get(JobsService, { strict: false }).start();
}
