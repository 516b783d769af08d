import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes, type Issue, issueRoutes } from '@quartermile/core/domain';
import { subscribersPersonalData } from '../src/features/newsletter/index.js';
import { MailDispatcher } from '../src/platform/mail/mail-dispatcher.service.js';
import { mailsPersonalData } from '../src/platform/mail/personal-data.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

jest.setTimeout(60_000);

const { add, act, list } = issueRoutes;
const blocks = [
  { kind: 'heading', text: 'A new leader <b>' },
  { kind: 'paragraph', text: 'One line\nand another.\n\nA second paragraph & more.' },
  { kind: 'button', label: 'Race', link: 'https://example.com/race?a=1&b=2' },
];

let post: MailServer;
let server: TestApp;
let send: CallAsAdmin;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestApp({ smtpUrl: post.url });
  send = await callAsAdmin(server);
});
afterEach(async () => {
  post.mood = 'takes';
  await emptyTables(server, 'newsletter_issues', 'newsletter_deliveries', 'subscribers', 'mails');
  post.received.length = 0;
});
afterAll(async () => {
  await server.close();
  await post.close();
});

const subscribe = (count: number, status = 'confirmed') =>
  server.dataSource.query(
    `INSERT INTO subscribers (email, status, consent_version, consented_at)
     SELECT '${status}' || number || '@example.com', '${status}', '1', now() FROM generate_series(1, $1) AS number`,
    [count],
  );
const draft = async (perMinute = 6000): Promise<string> =>
  (await send('POST', add, { subject: 'Sunday wrap', blocks, perMinute })).json<Issue>()._id;
const doWith = (id: string, action: string) => send('POST', apiPath(act, { id }), { action });
const read = async (id: string): Promise<Issue | undefined> =>
  (await send('GET', list)).json<Issue[]>().find(({ _id }) => _id === id);
const isSent = async (id: string) => (await read(id))?.status === 'sent';
const addresses = () => post.received.flatMap(({ to }) => to).toSorted();
const dispatch = () => server.app.get(MailDispatcher, { strict: false }).dispatch();
describe('what happens to the mail of a subscriber', () => {
  const state = async () =>
    (await server.dataSource.query('SELECT state FROM newsletter_deliveries'))[0]?.state;

  test('a mail whose connection is lost after its end was transmitted is uncertain, until somebody decides', async () => {
    await subscribe(1);
    const id = await draft();
    post.onArrival = () => void post.stop();
    await doWith(id, 'send');
    await until(async () => (await state()) === 'uncertain');
    await post.start();
    await dispatch();
    expect(post.received).toHaveLength(1);
    await until(() => isSent(id));
    expect((await read(id))?.progress).toMatchObject({ uncertain: 1, sent: 0 });
    await doWith(id, 'resend');
    await until(async () => (await state()) === 'sent');
    const [first, again] = post.received.map(({ headers }) => headers['message-id']);
    expect([post.received.length, again]).toEqual([2, first]);
  });

  test('an uncertain mail can be counted as sent', async () => {
    await subscribe(1);
    const id = await draft();
    post.onArrival = () => void post.stop();
    await doWith(id, 'send');
    await until(async () => (await state()) === 'uncertain');
    await post.start();
    await doWith(id, 'accept');
    expect([await state(), post.received.length]).toEqual(['sent', 1]);
  });

  test('a mail that is refused for now is tried again as the same one', async () => {
    await subscribe(1);
    post.mood = { code: 451, reply: 'later' };
    const id = await draft();
    await doWith(id, 'send');
    await until(
      async () => (await server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    post.mood = 'takes';
    await server.dataSource.query('UPDATE mails SET next_try_at = now()');
    await dispatch();
    await until(() => isSent(id));
    expect(post.received).toHaveLength(1);
  });

  test('a server that refuses sender or content pauses the newsletter, and nobody is blamed', async () => {
    await subscribe(3);
    const id = await draft();
    post.mood = { code: 554, reply: 'spam from <hello@quartermile.example>', at: 'content' };
    await doWith(id, 'send');
    await until(async () => (await read(id))?.status === 'paused');
    const paused = await read(id);
    expect(paused?.problem).toContain('spam');
    expect(paused?.problem).not.toContain('hello@');
    expect(paused?.progress).toMatchObject({ refused: 0, sent: 0 });
    post.mood = 'takes';
    await doWith(id, 'resume');
    await until(() => isSent(id));
    expect(addresses()).toHaveLength(3);
  });

  test('a subscriber who is deleted gets nothing more', async () => {
    await subscribe(1);
    post.mood = { code: 451, reply: 'later' };
    const id = await draft();
    await doWith(id, 'send');
    await until(
      async () => (await server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    const [subscriber] = (await send('GET', apiRoutes.newsletter.list)).json();
    await send('DELETE', apiPath(apiRoutes.newsletter.delete, { id: subscriber._id }));
    post.mood = 'takes';
    await until(() => isSent(id));
    expect([post.received.length, (await read(id))?.progress.skipped]).toEqual([0, 1]);
  });

  test('ten refused addresses in a row pause the newsletter, because the fault may be that of the server', async () => {
    await subscribe(12);
    post.mood = { code: 554, reply: '5.7.1 Relay access denied' };
    const id = await draft();
    await doWith(id, 'send');
    await until(async () => (await read(id))?.status === 'paused');
    const paused = await read(id);
    expect(paused?.problem).toContain('refused 10 addresses in a row. It said:');
    expect(paused?.progress).toMatchObject({ refused: 10, sent: 0 });
    post.mood = 'takes';
    await doWith(id, 'resume');
    await until(() => isSent(id));
    expect((await read(id))?.progress).toMatchObject({ refused: 10, sent: 2 });
  });

  test('three mails in a row without a reply pause the newsletter', async () => {
    await subscribe(9);
    post.mood = 'hangs-up';
    const id = await draft();
    await doWith(id, 'send');
    await until(async () => (await read(id))?.status === 'paused');
    const paused = await read(id);
    expect(paused?.problem).toContain('did not reply to 3 mails in a row');
    await until(async () => (await read(id))?.progress.queued === 0);
    expect((await read(id))?.progress).toMatchObject({ uncertain: 3, waiting: 6 });
  });

  test('uncertain mails of a paused newsletter are sent again with the others, not before', async () => {
    await subscribe(5);
    post.mood = 'hangs-up';
    const id = await draft();
    await doWith(id, 'send');
    await until(async () => (await read(id))?.status === 'paused');
    await until(async () => (await read(id))?.progress.queued === 0);
    post.mood = 'takes';
    expect((await doWith(id, 'resend')).json()).toMatchObject({
      status: 'paused',
      progress: { uncertain: 0, waiting: 5 },
    });
    await dispatch();
    expect(post.received).toHaveLength(0);
    await doWith(id, 'resume');
    await until(() => isSent(id));
    expect(new Set(addresses()).size).toBe(5);
  });

  test('a mail that comes back after the rest was cancelled belongs to that rest', async () => {
    await subscribe(1);
    post.mood = { code: 451, reply: 'later' };
    const id = await draft();
    await doWith(id, 'send');
    await until(
      async () => (await server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    // As when it was being sent at the moment of the cancellation.
    await server.dataSource.query(`UPDATE newsletter_issues SET status = 'cancelled'`);
    await server.dataSource.query('UPDATE mails SET next_try_at = now()');
    await dispatch();
    expect((await read(id))?.progress).toMatchObject({ skipped: 1, waiting: 0, queued: 0 });
  });

  test('the data of a subscriber are erased once the mail that is being sent to them has gone', async () => {
    await subscribe(1);
    post.mood = { delayMs: 1000, at: 'recipient' };
    const id = await draft();
    const { connections } = post.count;
    await doWith(id, 'send');
    await until(async () => post.count.connections > connections);
    const person = { email: 'confirmed1@example.com' };
    await server.dataSource.transaction(async (manager) => {
      await subscribersPersonalData.erase(manager, person);
      await mailsPersonalData.erase(manager, person);
    });
    expect(addresses()).toEqual([person.email]);
    expect(await state()).toBe('sent');
    expect(await server.dataSource.query('SELECT FROM subscribers')).toHaveLength(0);
  });
});
