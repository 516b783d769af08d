import { expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { MailService } from '../src/platform/mail/mail.service.js';
import { MailDispatcher } from '../src/platform/mail/mail-dispatcher.service.js';
import { buildConfig } from './harness/build-config.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { startMailServer } from './harness/servers/mail-server.js';
import { startServerProcess, until } from './harness/servers/server-process.js';
import { startTestApp } from './harness/test-app.js';
import { createTestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

const { signup } = apiRoutes.newsletter;
const EMAIL = 'lerato@example.co.za';

test('two nodes send each mail once', async () => {
  const post = await startMailServer();
  const server = await startTestApp({ smtpUrl: post.url });
  const config = buildConfig({
    databaseUrl: server.config.databaseUrl,
    smtpUrl: post.url,
    dataDir: server.config.dataDir,
  });
  const other = await createApp(config, await createDataSource(config.databaseUrl ?? '').initialize(), {
    websiteFolder: '/nowhere',
  });
  await other.get(JobsService, { strict: false }).start();
  const mails = server.app.get(MailService, { strict: false });
  const expiresAt = new Date(Date.now() + 60_000);
  await server.dataSource.transaction(async (manager) => {
    for (let index = 0; index < 20; index++)
      await mails.queue(manager, {
        to: `a${index}@example.com`,
        subject: 'x',
        text: 'x',
        headers: {},
        expiresAt,
      });
  });
  await until(async () => (await server.dataSource.query('SELECT FROM mails')).length === 0);
  await other.close();
  await server.close();
  expect(post.received.flatMap(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 20 }, (_, index) => `a${index}@example.com`).toSorted(),
  );
  await post.close();
});

test('a mail that was taken is not sent again when the database went away before its row could go', async () => {
  const post = await startMailServer();
  let cable: CuttableProxy | undefined;
  const server = await startTestApp({ smtpUrl: post.url }, {}, async (url) => {
    cable = await startCuttableProxy(url);
    return cable.url;
  });
  post.onArrival = () => cable?.cut();
  await server.inject({ method: 'POST', url: signup, payload: { email: EMAIL } });
  await until(async () => post.received.length === 1);
  cable?.mend();
  const dispatch = () => server.app.get(MailDispatcher, { strict: false }).dispatch();
  await until(async () => {
    await dispatch();
    const rows = await server.dataSource.query('SELECT FROM mails').catch(() => [null]);
    return rows.length === 0;
  });
  expect(post.received).toHaveLength(1);
  await server.close();
  await cable?.close();
  await post.close();
});

test('a mail outlives the death of the server between its commit and its sending, and is sent once', async () => {
  const [post, database] = [await startMailServer(), await createTestDatabase()];
  const { dataDir, jwtSecret, adminEmail, adminPassword } = buildConfig();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: jwtSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    SMTP_URL: post.url,
  };
  post.mood = 'silent';
  const killed = startServerProcess(env);
  const answer = await fetch((await killed.ready) + signup, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL }),
  });
  expect(answer.status).toBe(202);
  await until(async () => post.count.connections > 0);
  killed.child.kill('SIGKILL');
  await killed.exited;
  post.mood = 'takes';
  const next = startServerProcess(env);
  await next.ready;
  await until(async () => post.received.length > 0);
  next.child.kill('SIGTERM');
  expect(await next.exited).toBe(0);
  expect(post.received.map(({ to }) => to)).toEqual([[EMAIL]]);
  await post.close();
  await database.drop();
});
