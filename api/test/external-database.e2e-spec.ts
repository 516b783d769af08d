import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { Client } from 'pg';
import { openProductDatabase } from '../src/open-product-database.js';
import { migrations } from '../src/platform/database/migrations/index.js';
import { buildConfig } from './harness/build-config.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { type ServerProcess, startServerProcess, until } from './harness/servers/server-process.js';
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
  for (const address of addresses) await until(async () => (await fetch(address + apiRoutes.ready)).ok);
  expect(await migrationNames()).toEqual(migrations.map(({ name }) => name));
});

test('only one of them creates the administrator and prints the password', () => {
  const printed = nodes.map(({ output }) => output.stdout.includes('password: '));
  expect(printed.filter(Boolean)).toHaveLength(1);
});

test('settings of clients of PostgreSQL that complete DATABASE_URL are named in one line', async () => {
  const node = startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PGHOST: 'nowhere',
    PGDATABASE: 'other',
    PGSSLMODE: 'require',
    PGPORT: '',
  });
  expect(await node.exited).toBe(1);
  expect(node.output).toEqual({
    stdout: 'What DATABASE_URL leaves open comes from the environment: PGHOST, PGDATABASE, PGSSLMODE.\n',
    stderr: 'DATABASE_URL cannot be reached: The server does not support SSL connections.\n',
  });
});

test('an external database leaves the embedded one unmade', async () => {
  await expect(access(join(dataDir, 'postgres'))).rejects.toThrow('ENOENT');
});

describe('a database that does not answer', () => {
  let cable: CuttableProxy;
  beforeAll(async () => {
    cable = await startCuttableProxy(database.url);
  });
  beforeEach(() => cable.mute());
  afterAll(() => cable.close());

  const waiting = 'DATABASE_URL does not answer yet; waiting for it.\n';
  const startWaiting = async (): Promise<ServerProcess> => {
    const node = startServerProcess({ DATABASE_URL: cable.url, DATA_DIR: dataDir });
    nodes.push(node);
    await until(async () => node.output.stdout.includes(waiting));
    return node;
  };

  test('is waited for; the wait is logged once and can be interrupted', async () => {
    const [node, other] = await Promise.all([startWaiting(), startWaiting()]);
    other.child.kill('SIGTERM');
    expect([await other.exited, other.output.stderr]).toEqual([0, '']);
    cable.mend();
    expect((await fetch((await node.ready) + apiRoutes.ready)).status).toBe(200);
    expect(node.output.stdout.split(waiting)).toHaveLength(2);
  });

  test('is given up at last in one line', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const opening = openProductDatabase(buildConfig({ databaseUrl: cable.url }), { log, patienceMs: 0 });
    await expect(opening).rejects.toThrow('DATABASE_URL cannot be reached: it does not answer.');
    expect(lines).toEqual([]);
  });
});

test.each([
  ['wrong password', { password: 'wrong' }, 'the password is not accepted'],
  ['database that is not there', { pathname: '/nowhere' }, 'there is no such database'],
])('a %s is not waited for', async (_what, change, reason) => {
  const url = Object.assign(new URL(database.url), change);
  const lines: string[] = [];
  const opening = openProductDatabase(buildConfig({ databaseUrl: url.href }), {
    log: (line) => lines.push(line),
  });
  await expect(opening).rejects.toThrow(`DATABASE_URL cannot be reached: ${reason}.`);
  expect(lines).toEqual([]);
});

async function migrationNames(): Promise<string[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  await client.end();
  return rows.map(({ name }) => name);
}
