import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { Client } from 'pg';
import { migrations } from '../src/database/migrations/index.js';
import { type ServerProcess, startServerProcess } from './harness/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

let database: TestDatabase;
let dataDir: string;
let nodes: ServerProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase('template0');
  dataDir = await mkdtemp(join(tmpdir(), 'quartermile-nodes-'));
});
afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGTERM');
  await Promise.all(nodes.map(({ exited }) => exited));
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test('two nodes that start at once on an empty database migrate it once and share its secrets', async () => {
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  nodes = [startServerProcess(env), startServerProcess(env)];
  const addresses = await Promise.all(nodes.map(({ ready }) => ready));
  for (const address of addresses) expect((await fetch(address + apiRoutes.ready)).status).toBe(200);
  expect(await migrationNames()).toEqual(migrations.map(({ name }) => name));
});

test('one of them alone made the administrator, and told so', () => {
  const told = nodes.map(({ output }) => output.stdout.includes('password: '));
  expect(told.filter(Boolean)).toHaveLength(1);
});

test('an external database leaves the embedded one unmade', async () => {
  await expect(access(join(dataDir, 'postgres'))).rejects.toThrow('ENOENT');
});

async function migrationNames(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  await client.end();
  return rows.map(({ name }) => name);
}
