import { execFile } from 'node:child_process';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as Testing from '@quartermile/core/testing';
import { Client } from 'pg';
import type * as DataSources from '../../src/data-source.js';
import type * as EmbeddedDatabase from '../../src/platform/database/embedded/embedded-database.js';
import type * as Migrate from '../../src/platform/database/migrate.js';

const run = promisify(execFile);
const api = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the server, and starts one PostgreSQL with a migrated template database for the whole run. All
 * temporary files of the tests are in one folder, which is deleted after the run.
 */
export default async function globalSetup(): Promise<void> {
  await build();
  const folder = await makeRunFolder();
  // Jest loads this file without its module resolution, so imports need absolute paths.
  const { DELETE_TEST_DATABASE, TEST_DATABASE_SETTINGS, whenGone } = (await import(
    join(api, '../core/dist/testing/index.js')
  )) as typeof Testing;
  const clearAway = whenGone(DELETE_TEST_DATABASE, folder);
  const { startEmbeddedDatabase } = (await import(
    join(api, 'dist/platform/database/embedded/embedded-database.js')
  )) as typeof EmbeddedDatabase;
  const dataDir = join(folder, 'database');
  const database = await startEmbeddedDatabase({
    dataDir,
    settings: TEST_DATABASE_SETTINGS,
    log: () => undefined,
  });
  process.env.TMPDIR = folder;
  process.env.TEST_DATABASE_SERVER = database.url;
  await makeTemplate(database.url);
  Object.assign(globalThis, { stopTestDatabase: () => database.stop().then(clearAway) });
}

/** Creates the temporary folder. The user of the database must be able to traverse it. */
async function makeRunFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-tests-'));
  await chmod(folder, 0o711);
  return folder;
}

/** Most specs run the sources, but tests that start server processes need the build of core and api. */
async function build(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['run', 'build', '-w', 'core', '-w', 'api', '--silent'], { cwd: join(api, '..') });
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('CREATE DATABASE quartermile_template');
  await client.end();
  const { createDataSource } = (await import(join(api, 'dist/data-source.js'))) as typeof DataSources;
  const { migrate } = (await import(join(api, 'dist/platform/database/migrate.js'))) as typeof Migrate;
  const url = new URL(serverUrl);
  url.pathname = '/quartermile_template';
  const dataSource = await createDataSource(url.href).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}
