import { cp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../../src/app.js';
import { createDataSource } from '../../../src/data-source.js';
import { fillDemoContent } from '../../../src/features/setup/demo/fill-demo-content.js';
import { buildConfig } from '../build-config.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { createTemplate } from '../test-database.js';

const TEMPLATE = 'quartermile_demo';
/** Its pictures, in the temporary folder of the run. */
const dataDir = (): string => join(tmpdir(), 'quartermile-demo');

/** A server with demo content. The first call of a run converts its pictures; all others copy them. */
export async function startDemoApp(): Promise<TestApp> {
  await createTemplate(TEMPLATE, fill);
  const server = await startTestApp({}, {}, undefined, TEMPLATE);
  await cp(join(dataDir(), 'media'), join(server.config.dataDir, 'media'), { recursive: true });
  return server;
}

async function fill(databaseUrl: string): Promise<void> {
  await mkdir(dataDir(), { recursive: true });
  const dataSource = await createDataSource(databaseUrl).initialize();
  const app = await createApp(buildConfig({ databaseUrl, dataDir: dataDir() }), dataSource, {
    websiteFolder: '/nowhere',
  });
  await fillDemoContent(app);
  await app.close();
}
