import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { terminateWaiting, untilWaiting } from './harness/backends.js';
import { type ServerProcess, startServerProcess } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { signup } = apiRoutes.newsletter;
/** Contract section 2: the time after which a key is usable again when its first request was interrupted. */
const FREE_AGAIN_MS = 3000;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const startNode = (): ServerProcess => {
  const { databaseUrl, dataDir, jwtSecret, adminEmail, adminPassword } = server.config;
  return startServerProcess({
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: `${dataDir}/node`,
    JWT_SECRET: jwtSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
  });
};
const send = (address: string, key: string): Promise<Response> =>
  fetch(address + signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ email: `${key}@example.com` }),
    signal: AbortSignal.timeout(FREE_AGAIN_MS),
  });
const subscribers = async (): Promise<number> =>
  (await server.dataSource.query('SELECT count(*)::int AS count FROM subscribers'))[0].count;

/** Kills a node while one of its requests has locked a key and waits for a table lock. */
async function cutOff(key: string): Promise<void> {
  const node = startNode();
  const address = await node.ready;
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('LOCK TABLE subscribers IN ACCESS EXCLUSIVE MODE');
  void send(address, key).catch(() => undefined);
  await untilWaiting(server.dataSource, '%subscribers%');
  node.child.kill('SIGKILL');
  await node.exited;
  await terminateWaiting(server.dataSource, '%subscribers%');
  await runner.rollbackTransaction();
  await runner.release();
}

test('a key whose call died with its node is usable on another node, and acts once', async () => {
  await server.app.listen(0, '127.0.0.1');
  await cutOff('other');
  const address = await server.app.getUrl();
  expect((await send(address, 'other')).status).toBe(202);
  expect((await send(address, 'other')).status).toBe(202);
  expect(await subscribers()).toBe(1);
});

test('a key whose call died with its node is usable once that runs again', async () => {
  await cutOff('again');
  const node = startNode();
  expect((await send(await node.ready, 'again')).status).toBe(202);
  expect(await subscribers()).toBe(2);
  node.child.kill('SIGTERM');
  await node.exited;
});
