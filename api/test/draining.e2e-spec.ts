import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { SiteNode } from './harness/deploy/site-node.js';
import { startServerProcess, until } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

let database: TestDatabase;
let dataDir: string;
let node: SiteNode;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'quartermile-draining-'));
  node = await SiteNode.create({ DATABASE_URL: database.url, DATA_DIR: dataDir, DRAIN_SECONDS: '4' });
  await node.start();
});
afterAll(async () => {
  await node.stop();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Sends a call on a connection of the agent; resolves with its status and what becomes of the connection. */
async function call(agent: Agent, path: string, body?: string): Promise<string> {
  const sent = request(node.address + path, {
    agent,
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return `${response.statusCode} ${response.headers.connection}`;
}

/** The code of the error with which a new connection fails; null if it is accepted. */
async function refusal(): Promise<string | null> {
  return call(new Agent(), apiRoutes.health).then(
    () => null,
    ({ code }: NodeJS.ErrnoException) => code ?? '',
  );
}

test('behind a proxy a port in use is reported at the start too', async () => {
  const env = { PORT: `${node.port}`, TRUST_PROXY: '1', DATABASE_URL: database.url, DATA_DIR: dataDir };
  const other = startServerProcess(env);
  expect(await other.exited).toBe(1);
  expect(other.output.stderr).toBe(
    `PORT ${node.port} is already in use on 127.0.0.1. Set PORT to another one.\n`,
  );
});

test('a stopping node fails readiness first, then refuses connections, and serves those that are open', async () => {
  const idle = new Agent({ keepAlive: true, maxSockets: 1 });
  const stored = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const agent of [idle, stored]) expect(await call(agent, apiRoutes.health)).toBe('200 keep-alive');
  for (let nth = 0; nth < 3; nth++) await call(stored, apiRoutes.videos.list);
  const stopping = node.stop();

  await until(async () => !(await node.isReady()));
  expect(await refusal()).toBeNull();
  expect(await call(stored, apiRoutes.videos.list)).toBe('200 keep-alive');

  await until(async () => (await refusal()) !== null);
  expect(await refusal()).toBe('ECONNREFUSED');
  // A proxy that was idle until now sends a POST, which it could not repeat.
  const signup = JSON.stringify({ email: 'thandi@example.com' });
  expect(await call(idle, apiRoutes.newsletter.signup, signup)).toMatch(/^20\d close$/);
  expect(await call(stored, apiRoutes.videos.list)).toBe('200 close');
  expect(await stopping).toBe(0);
});

test('a node behind a proxy refuses connections while it starts', async () => {
  const starting = node.start();
  const answers = new Set<string>();
  let isStarted = false;
  void starting.then(() => (isStarted = true));
  await until(async () => {
    answers.add(
      await call(new Agent(), apiRoutes.health).catch(({ code }: NodeJS.ErrnoException) => code ?? 'unknown'),
    );
    return isStarted;
  });
  expect([...answers].toSorted()).toEqual(['200 close', 'ECONNREFUSED']);
});
