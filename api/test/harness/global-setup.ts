import { execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const api = fileURLToPath(new URL('../../', import.meta.url));

/** Durability is of no use to a test, and costs it time. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Ends the database and clears away its folder once the test run is gone, however it ended. */
const WATCHDOG = `
  cat >/dev/null
  cluster=$(readlink -f "$0/postgres")
  read -r pid < "$cluster/postmaster.pid" && kill -INT "$pid" && sleep 2
  rm -rf "$cluster" "$0"
`;

/** Builds the server, and starts one real PostgreSQL with a migrated template for the whole run. */
export default async function globalSetup(): Promise<void> {
  await build();
  const { startEmbeddedDatabase } = (await import(
    join(api, 'dist/database/embedded/embedded-database.js')
  )) as typeof import('../../src/database/embedded/embedded-database.js');
  const dataDir = join(tmpdir(), `quartermile-tests-${process.pid}`);
  const database = await startEmbeddedDatabase({ dataDir, settings: SETTINGS, tell: () => undefined });
  const watchdog = spawn('/bin/sh', ['-c', WATCHDOG, dataDir], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  watchdog.unref();
  process.env.TEST_DATABASE_SERVER = database.url;
  await makeTemplate(database.url);
  Object.assign(globalThis, {
    stopTestDatabase: async () => {
      await database.stop();
      watchdog.stdin.end();
    },
  });
}

/** The specs run the sources; the life cycle is tested on what is built from them, core included. */
async function build(): Promise<void> {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  await run(npm, ['run', 'build', '-w', 'core', '-w', 'api', '--silent'], { cwd: join(api, '..') });
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('CREATE DATABASE quartermile_template');
  await client.end();
  const { createDataSource } = (await import(
    join(api, 'dist/database/data-source.js')
  )) as typeof import('../../src/database/data-source.js');
  const { migrate } = (await import(
    join(api, 'dist/database/migrate.js')
  )) as typeof import('../../src/database/migrate.js');
  const url = new URL(serverUrl);
  url.pathname = '/quartermile_template';
  const dataSource = await createDataSource(url.href).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
}
