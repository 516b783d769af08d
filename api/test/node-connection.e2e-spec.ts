import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { ConsoleLogger, Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/data-source.js';
import { NodeConnection } from '../src/platform/database/notifications/node-connection.js';
import { terminateNodeConnections } from './harness/backends.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { until } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

let database: TestDatabase;
let proxy: CuttableProxy;
let dataSource: DataSource;
let connection: NodeConnection;
beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startCuttableProxy(database.url);
  dataSource = await createDataSource(database.url).initialize();
  Logger.overrideLogger(false);
});
afterEach(async () => {
  proxy.mend();
  await connection.onApplicationShutdown();
  await until(async () => (await nodeConnections()) === 0);
});
afterAll(async () => {
  Logger.overrideLogger(new ConsoleLogger());
  await dataSource.destroy();
  await proxy.close();
  await database.drop();
});

const connectionThrough = (url: string): NodeConnection => new NodeConnection(createDataSource(url));

/** Number of open connections for notifications. */
async function nodeConnections(): Promise<number> {
  const [row] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'quartermile node'`,
  );
  return row?.count ?? 0;
}

test.each(['cut', 'mute'] as const)('waits at the start while the network is %s', async (how) => {
  proxy[how]();
  connection = connectionThrough(proxy.url);
  const started = connection.onModuleInit();
  const mend = setTimeout(() => proxy.mend(), 2500);
  await started.finally(() => clearTimeout(mend));
  expect(connection.isLive).toBe(true);
});

test('a start with a wrong database fails at once', async () => {
  connection = connectionThrough(`${database.url}_missing`);
  await expect(connection.onModuleInit()).rejects.toThrow(
    'The database cannot be reached: there is no such database.',
  );
});

test('a task that fails after the connection opened does not keep others from running', async () => {
  connection = connectionThrough(database.url);
  const later = jest.fn<() => void>();
  connection.onResumed(() => Promise.reject(new Error('away')));
  connection.onResumed(later);
  await connection.onModuleInit();
  expect(later).toHaveBeenCalledTimes(1);
  await terminateNodeConnections(dataSource);
  await until(async () => later.mock.calls.length === 2);
  expect(connection.isLive).toBe(true);
});

test('a connection lost again during the tasks after a reconnect leaves one connection', async () => {
  connection = connectionThrough(database.url);
  let opened = 0;
  connection.onResumed(async () => {
    opened++;
    if (opened !== 2) return;
    await terminateNodeConnections(dataSource);
    await until(async () => !connection.isLive);
  });
  await connection.onModuleInit();
  await terminateNodeConnections(dataSource);
  await until(async () => opened >= 3 && connection.isLive);
  // Longer than the pause before a second attempt.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await nodeConnections()).toBe(1);
  expect(opened).toBe(3);
});

test('attempts that fail after they connected leave no connection', async () => {
  connection = connectionThrough(database.url);
  connection.listen('no channel"', () => undefined);
  await expect(connection.onModuleInit()).rejects.toThrow('syntax error');
  await until(async () => (await nodeConnections()) === 0);
  expect(connection.isLive).toBe(false);
});
