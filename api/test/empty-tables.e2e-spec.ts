import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { emptyTables } from './harness/empty-tables.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const isWaiting = async (): Promise<boolean> =>
  (
    await server.dataSource.query(
      `SELECT FROM pg_stat_activity WHERE query LIKE 'TRUNCATE%' AND wait_event_type = 'Lock'`,
    )
  ).length === 1;

test('tables are emptied after a deadlock with a transaction that has locked one of them', async () => {
  await server.dataSource.query(
    `INSERT INTO subscribers (email, status, consent_version, consented_at)
     VALUES ('lerato@example.com', 'confirmed', '1', now())`,
  );
  let emptied: Promise<void> | undefined;
  await server.dataSource.transaction(async (manager) => {
    // The deadlock is detected by the other transaction, which is then the one that fails.
    await manager.query(`SET LOCAL deadlock_timeout = '30s'`);
    await manager.query('LOCK TABLE mails IN ROW SHARE MODE');
    emptied = emptyTables(server, 'subscribers', 'mails');
    await until(isWaiting);
    await manager.query(`UPDATE subscribers SET status = 'unsubscribed'`);
  });
  await emptied;
  expect(await server.dataSource.query('SELECT FROM subscribers')).toEqual([]);
});
