import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import pg from 'pg';
import { countWrites } from './harness/deploy/count-writes.js';
import { type Nginx, startNginx } from './harness/deploy/nginx.js';
import { SiteLoad } from './harness/deploy/site-load.js';
import { SiteNode } from './harness/deploy/site-node.js';
import type { Targets } from './harness/faults/keyed-writes.js';
import { addTargets } from './harness/faults/verify-writes.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(120_000);

/** Load before, between and after the restarts, ms. */
const LOAD_MS = 1500;

let database: TestDatabase;
let dataDir: string;
let nodes: SiteNode[] = [];
let nginx: Nginx;
let client: pg.Client;
let targets: Targets;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'quartermile-rolling-'));
  const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_URL: 'https://localhost' };
  nodes = [await SiteNode.create(env), await SiteNode.create(env)];
  const [one, other] = nodes as [SiteNode, SiteNode];
  await one.start();
  await other.start();
  nginx = await startNginx([one.port, other.port]);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  targets = await addTargets(client);
});
afterAll(async () => {
  await nginx?.stop();
  await Promise.all(nodes.map((node) => node.stop()));
  await client?.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * Stops a node with an open event stream. The stream must end, and one that is opened then must reach the other node.
 */
async function stopAmidEvents(node: SiteNode, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const stream = await fetch(node.address + apiRoutes.admin.stream, { headers });
  const stopping = node.stop();
  expect(await stream.text()).toContain('retry: ');
  const again = await nginx.client.open(apiRoutes.admin.stream, { headers });
  expect(again.statusCode).toBe(200);
  again.destroy();
  expect(await stopping).toBe(0);
}

test('each node in turn restarts under load without a failed call, and every write acted once', async () => {
  const token = (await nodes[0]?.signIn()) ?? '';
  const load = new SiteLoad(nginx.client, targets, token);
  load.start();
  await sleep(LOAD_MS);
  for (const node of nodes) {
    await stopAmidEvents(node, token);
    await node.start();
    await sleep(LOAD_MS);
  }
  await load.stop();
  expect(load.failures).toEqual([]);
  const votes = load.acknowledged.filter(({ kind }) => kind === 'vote').length;
  expect(await countWrites(client, targets, load.acknowledged)).toEqual({
    lost: [],
    doubled: [],
    votes,
    voteRows: votes,
  });
  const kinds = new Set(load.acknowledged.map(({ kind }) => kind));
  expect(kinds).toContain('submission');
  expect(load.calls).toBeGreaterThan(100);
  // Calls that a stopped node refused went to the other one.
  const [one, other] = nodes.map(({ port }) => `127.0.0.1:${port}`);
  const log = await nginx.log();
  expect(log).toContain(`${one}, ${other}`);
  expect(log).toContain(`${other}, ${one}`);
});
