import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { ADMIN_CHANGES_PACE_MS } from '../src/features/admin/stream/admin-streams.service.js';
import { HealthReports } from '../src/features/health/health-report.service.js';
import { HealthWatch } from '../src/features/health/health-watch.service.js';
import { migrations } from '../src/platform/database/migrations/index.js';
import { NodeConnection } from '../src/platform/database/notifications/node-connection.js';
import { MAIL_TRIES_MAX, MailDispatcher } from '../src/platform/mail/mail-dispatcher.service.js';
import { MailHealth } from '../src/platform/mail/mail-health.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { EventReader } from './harness/event-reader.js';
import { detailOf, HealthReader } from './harness/health-reader.js';
import { type CuttableProxy, startCuttableProxy } from './harness/servers/cuttable-proxy.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { type S3Server, startS3Server } from './harness/servers/s3-server.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

describe('a database that is out', () => {
  let cable: CuttableProxy;
  let server: TestApp;
  let reader: HealthReader;
  let session: string;
  beforeAll(async () => {
    server = await startTestApp({}, {}, async (url) => {
      cable = await startCuttableProxy(url);
      return cable.url;
    });
    reader = await HealthReader.of(server);
    await reader.items();
    session = (await server.dataSource.query('SELECT id FROM admin_session'))[0].id;
  });
  afterAll(async () => {
    cable.mend();
    await until(async () => (await server.inject(apiRoutes.ready)).statusCode === 200);
    await server.close();
    await cable.close();
  });

  test.each(['cut', 'mute'] as const)(
    '(%s) is the one thing that is wrong, and since when',
    async (way) => {
      const now = Date.now();
      cable[way]();
      await until(async () => (await reader.item('database')).since !== null);
      const items = await reader.items();
      expect(items[0]).toMatchObject({
        id: 'database',
        state: 'error',
        summary:
          'The database does not answer. Nobody can vote, submit or log in; cached pages are still served.',
        action: expect.stringMatching(/^Check that PostgreSQL runs on \S+ and that this server reaches it\./),
      });
      expect(Date.parse(items[0]?.since ?? '')).toBeGreaterThan(now - 1000);
      const others = Object.fromEntries(
        items.slice(1).map(({ id, state, summary }) => [id, [state, summary]]),
      );
      const unknown = ['off', 'Not known while the database does not answer.'];
      expect(others).toMatchObject({
        jobs: unknown,
        mail: unknown,
        clock: unknown,
        disk: ['ok', expect.anything()],
        storage: ['ok', expect.anything()],
        pages: ['warning', expect.stringContaining('does not hear of changes')],
        server: ['ok', expect.stringContaining('one node')],
      });
      // Silent connections of the pool would stay silent.
      cable.cut();
      cable.mend();
      await until(async () => (await reader.item('database')).state === 'ok');
      await until(async () => (await reader.item('pages')).state === 'ok');
    },
    30_000,
  );

  test('is reported to sessions that this node has seen, and to nobody else', async () => {
    const other = await callAsAdmin(server);
    const [token, replaced] = [await server.signIn(), await server.signIn()];
    const status = async (given: string | null) =>
      (await other('GET', apiRoutes.admin.health, undefined, { token: given })).statusCode;
    const renewal = await other('POST', apiRoutes.admin.refresh, undefined, { token: replaced });
    const latest = renewal.json<{ token: string }>().token;
    expect(await status(latest)).toBe(200);
    cable.cut();
    await until(async () => (await server.inject(apiRoutes.ready)).statusCode === 503);
    expect([await status(latest), await status(replaced)]).toEqual([200, 503]);
    // This token has never been used on this node.
    expect(await status(token)).toBe(503);
    expect(await status(null)).toBe(401);
    expect(await status(`${token}x`)).toBe(401);
    expect((await other('GET', apiRoutes.admin.setup)).statusCode).toBe(503);
    expect(await reader.item('database')).toMatchObject({ state: 'error' });
    cable.mend();
    await until(async () => (await server.inject(apiRoutes.ready)).statusCode === 200);
  }, 30_000);

  test('does not bring back a session that has ended', async () => {
    const connection = server.app.get(NodeConnection, { strict: false });
    await until(async () => connection.isLive);
    const call = await callAsAdmin(server);
    expect((await call('GET', apiRoutes.admin.health)).statusCode).toBe(200);
    await call('POST', apiRoutes.admin.logout);
    const elsewhere = await callAsAdmin(server);
    expect((await elsewhere('GET', apiRoutes.admin.health)).statusCode).toBe(200);
    // On another node, of whose changes this one is notified.
    await server.dataSource.query(
      `WITH ended AS (DELETE FROM admin_session WHERE id <> $1 RETURNING id)
       SELECT pg_notify('session_ended', id::text) FROM ended`,
      [session],
    );
    // Notifications arrive before the result of a later statement on their connection.
    await connection.query('SELECT 1');
    await reader.items();
    cable.cut();
    await until(async () => (await server.inject(apiRoutes.ready)).statusCode === 503);
    for (const ended of [call, elsewhere])
      expect((await ended('GET', apiRoutes.admin.health)).statusCode).toBe(503);
    expect(await reader.item('database')).toMatchObject({ state: 'error' });
    cable.mend();
    await until(async () => (await server.inject(apiRoutes.ready)).statusCode === 200);
  }, 30_000);
});

describe('mail', () => {
  const EMAIL = 'lerato@example.co.za';
  let post: MailServer;
  let server: TestApp;
  let reader: HealthReader;
  beforeAll(async () => {
    post = await startMailServer();
    server = await startTestApp({ smtpUrl: post.url });
    reader = await HealthReader.of(server);
  });
  afterEach(async () => {
    post.mood = 'takes';
    await emptyTables(server, 'subscribers', 'mails');
    await server.dataSource.query(
      'UPDATE mail_status SET sent_at = NULL, failed_at = NULL, failure = NULL, given_up_at = NULL, given_up = 0',
    );
    Object.assign(server.app.get(MailHealth, { strict: false }), { testAgainAt: 0 });
  });
  afterAll(async () => {
    await server.close();
    await post.close();
  });

  const sign = (email = EMAIL) =>
    server.inject({ method: 'POST', url: apiRoutes.newsletter.signup, payload: { email } });
  const dispatched = () => server.app.get(MailDispatcher, { strict: false }).dispatch();

  test('that is sent shows when', async () => {
    await sign();
    await until(async () => post.received.length > 0);
    await dispatched();
    const item = await reader.item('mail');
    expect(item).toMatchObject({ state: 'ok', action: null, retryable: false });
    expect(Date.now() - Date.parse(detailOf(item, 'Last mail sent') ?? '')).toBeLessThan(60_000);
    expect(detailOf(item, 'Waiting')).toBe('0');
  });

  test('that is refused for now waits, with the answer and without the address, and is sent again at once', async () => {
    post.mood = { code: 451, reply: `<${EMAIL}> try later, Lerato` };
    await sign();
    await dispatched();
    const item = await reader.item('mail');
    expect(item).toMatchObject({
      state: 'warning',
      summary: '1 mail waits after a failed attempt.',
      since: expect.any(String),
      retryable: true,
    });
    expect(detailOf(item, 'Last answer')).toBe('451 <[hidden]> try later, [hidden]');
    expect(JSON.stringify(item).toLowerCase()).not.toContain('lerato');
    post.mood = 'takes';
    post.received.length = 0;
    const retried = await reader.retry('mail');
    expect([retried.statusCode, retried.json()]).toEqual([200, { retried: 1 }]);
    await until(async () => post.received.length === 1);
    await dispatched();
    expect((await reader.item('mail')).state).toBe('ok');
  });

  test('that is given up is counted for a day', async () => {
    post.mood = { code: 550, reply: 'No such user here' };
    await sign();
    await dispatched();
    await sign('sipho@example.co.za');
    await dispatched();
    expect(await reader.item('mail')).toMatchObject({
      state: 'warning',
      summary: '2 mails could not be delivered and were given up.',
    });
    post.mood = { code: 451, reply: 'later' };
    await sign('naledi@example.co.za');
    await dispatched();
    await server.dataSource.query(`UPDATE mails SET tries = $1, next_try_at = now()`, [MAIL_TRIES_MAX - 1]);
    await dispatched();
    expect((await reader.item('mail')).summary).toMatch(/^3 mails/);
    await server.dataSource.query(`UPDATE mail_status SET given_up_at = now() - interval '25 hours'`);
    expect((await reader.item('mail')).state).toBe('ok');
  });

  test('to a server that is silent or gone is an error, detected without sending', async () => {
    post.mood = 'silent';
    expect(await reader.item('mail')).toMatchObject({
      state: 'error',
      summary: 'The mail server does not answer.',
      action: expect.stringContaining('SMTP_URL'),
    });
    const gone = await startTestApp({ smtpUrl: 'smtp://owner:secret@127.0.0.1:1' });
    const item = await (await HealthReader.of(gone)).item('mail');
    expect([item.state, item.summary]).toEqual(['error', 'The mail server refuses the connection.']);
    expect(JSON.stringify(item)).not.toContain('secret');
    await gone.close();
  });
});

describe('a bucket', () => {
  let s3: S3Server;
  let cable: CuttableProxy;
  let server: TestApp;
  let reader: HealthReader;
  beforeAll(async () => {
    s3 = await startS3Server();
    cable = await startCuttableProxy(s3.endpoint());
    server = await startTestApp({ mediaUrl: s3.mediaUrl({ endpoint: cable.url.replace(/\/$/, '') }) });
    reader = await HealthReader.of(server);
  });
  afterAll(async () => {
    await server.close();
    await cable.close();
    await s3.close();
  });

  test.each(['cut', 'mute'] as const)('that is away (%s) is an error until it is back', async (way) => {
    expect(await reader.item('storage')).toMatchObject({ state: 'ok' });
    cable[way]();
    const item = await reader.item('storage');
    expect(item).toMatchObject({
      state: 'error',
      summary: expect.stringMatching(
        /^The bucket \S+ does not work \(\w+\): pictures are missing on the site/,
      ),
      action: expect.stringContaining('MEDIA_URL'),
    });
    expect(item.summary.includes('(TimeoutError)')).toBe(way === 'mute');
    // Silent connections stay silent.
    cable.cut();
    cable.mend();
    await until(async () => (await reader.item('storage')).state === 'ok');
  });
});

test('an open dashboard is notified when a state changes, and only then', async () => {
  const server = await startTestApp();
  const token = await server.signIn();
  const watch = server.app.get(HealthWatch, { strict: false });
  server.app.get(HealthReports, { strict: false }).cacheMs = 0;
  await server.app.listen(0, '127.0.0.1');
  const stream = await EventReader.open(await server.app.getUrl(), token);
  await stream.until(() => stream.text !== '');
  await watch.look();
  await watch.look();
  await new Promise((resolve) => setTimeout(resolve, 2 * ADMIN_CHANGES_PACE_MS));
  expect(stream.changes).toBe(0);
  await server.dataSource.query(`DELETE FROM migrations WHERE name LIKE 'Schema%'`);
  await watch.look();
  await stream.until(() => stream.changes === 1);
  await stream.close();
  await server.close();
});

test('a part that is broken in two checks in a row, and works again, is an event on one node', async () => {
  const server = await startTestApp();
  const second = await startSecondNode(server);
  const nodes = [server.app, second];
  for (const node of nodes) node.get(HealthReports, { strict: false }).cacheMs = 0;
  const look = async (times: number): Promise<object[]> => {
    for (let count = 0; count < times; count += 1)
      for (const node of nodes) await node.get(HealthWatch, { strict: false }).look();
    const rows = await server.dataSource.query(
      `SELECT data FROM admin_events WHERE type = 'health' ORDER BY seq`,
    );
    return rows.map(({ data }: { data: object }) => data);
  };
  await server.dataSource.query('DELETE FROM migrations');
  expect(await look(1)).toEqual([]);
  const broken = { item: 'database', isBroken: true };
  expect(await look(3)).toEqual([broken]);
  await server.dataSource.query(
    `INSERT INTO migrations (timestamp, name) SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) AS name`,
    [migrations.map(({ name }) => name)],
  );
  expect(await look(3)).toEqual([broken, { item: 'database', isBroken: false }]);
  await second.close();
  await server.close();
});
