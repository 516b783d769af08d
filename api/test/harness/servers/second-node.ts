import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../../src/app.js';
import { createDataSource } from '../../../src/data-source.js';
import type { TestApp } from '../test-app.js';

/** Starts another node on the database of a test's server. The caller must close it. */
export async function startSecondNode({ config }: TestApp): Promise<NestFastifyApplication> {
  const dataSource = await createDataSource(config.databaseUrl ?? '').initialize();
  return createApp(config, dataSource, { websiteFolder: '/nowhere' });
}
