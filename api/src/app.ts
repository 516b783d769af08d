import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Credentials } from '@quartermile/core/domain';
import { Logger } from 'nestjs-pino';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { AdministratorsService } from './features/admin/administrators.service.js';
import type { Config } from './platform/config/config.js';
import { createAdapter } from './platform/http/adapter.js';
import { openGates } from './platform/http/gates.js';
import { JobsService } from './platform/jobs/jobs.service.js';
import { MetricsService } from './platform/metrics/metrics.service.js';
import { ApiDocument } from './platform/openapi/api-document.js';
import { RevisionService } from './platform/revision/revision.service.js';
import { mountWebsite } from './website/mount-website.js';

/** Parts that a test may bring of its own. */
export interface AppParts {
  /** web's build; default: the repository's. */
  readonly websiteFolder?: string;
}

/**
 * Builds the server on a connected, migrated data source, ready to listen or to be injected into.
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
  openGates(app);
  app.get(ApiDocument, { strict: false }).watch(app);
  app.get(MetricsService, { strict: false }).watch(app.getHttpAdapter().getInstance());
  const revision = app.get(RevisionService, { strict: false });
  await mountWebsite(app.getHttpAdapter().getInstance(), config, revision, parts.websiteFolder);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}

/** The administrator's e-mail and password, when this start had to make one up; else null. */
export function generatedCredentials(app: NestFastifyApplication): Credentials | null {
  return app.get(AdministratorsService).generated;
}

/** Begins the recurring jobs of a server that listens. Nobody waits for it, least of all the first visitor. */
export function startJobs(app: NestFastifyApplication): void {
  void app.get(JobsService, { strict: false }).start();
}
