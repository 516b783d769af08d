import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { BODY_MAX_BYTES } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import type { Config } from './platform/config/config.js';

/**
 * Builds the server on a connected, migrated data source, ready to listen or to be injected into.
 * Closing the application closes the data source.
 */
export async function createApp(config: Config, dataSource: DataSource): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    forceCloseConnections: true,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config, dataSource), adapter, {
    bufferLogs: true,
    abortOnError: false,
  });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return app;
}
