import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { Client } from 'pg';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let name: string;
let client: Client;
beforeAll(async () => {
  server = await startTestApp();
  name = new URL(server.config.databaseUrl ?? '').pathname.slice(1);
  client = new Client({ connectionString: process.env.TEST_DATABASE_SERVER });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.close();
});

/** Makes the database read-only, as a standby is, or writable; connections are closed, as at a failover. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  await client.query(
    `ALTER DATABASE ${name} SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
}

const signUp = async (email: string): Promise<number> =>
  (await server.inject({ method: 'POST', url: apiRoutes.newsletter.signup, payload: { email } })).statusCode;
const ready = async (): Promise<number> => (await server.inject(apiRoutes.ready)).statusCode;

test('while the address leads to a standby, nothing is read or written there, and later all works again', async () => {
  expect(await ready()).toBe(200);
  await setReadOnly(true);
  await until(async () => (await ready()) === 503);
  expect(await signUp('thandi@example.com')).toBe(503);
  await setReadOnly(false);
  await until(async () => (await ready()) === 200);
  expect(await signUp('thandi@example.com')).toBe(202);
});
