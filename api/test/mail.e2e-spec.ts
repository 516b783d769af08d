import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, type OutboxMail } from '@quartermile/core/domain';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { MailService } from '../src/platform/mail/mail.service.js';
import {
  MAIL_RETRY_MAX_MS,
  MailDispatcher,
  retryPauseMs,
} from '../src/platform/mail/mail-dispatcher.service.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { emptyTables } from './harness/empty-tables.js';
import { type RecordedLog, recordLog } from './harness/process-log.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { signup, outbox, confirm } = apiRoutes.newsletter;
const EMAIL = 'lerato@example.co.za';

describe('with a mail server', () => {
  let post: MailServer;
  let server: TestApp;
  let log: RecordedLog;
  beforeAll(async () => {
    post = await startMailServer();
    server = await startTestApp({ smtpUrl: post.url, logLevel: 'trace' });
    log = recordLog();
  });
  beforeEach(() => {
    post.mood = 'takes';
    post.received.length = 0;
    log.lines.length = 0;
  });
  afterEach(() => emptyTables(server, 'subscribers', 'mails'));
  afterAll(async () => {
    await server.close();
    log.stop();
    await post.close();
  });

  const sign = (email = EMAIL) => server.inject({ method: 'POST', url: signup, payload: { email } });
  const rows = (): Promise<{ id: string; tries: number; waits: boolean }[]> =>
    server.dataSource.query('SELECT id, tries, next_try_at > now() AS waits FROM mails');
  const dispatch = () => server.app.get(MailDispatcher, { strict: false }).dispatch();
  const pauseIsOver = () => server.dataSource.query('UPDATE mails SET next_try_at = now()');
  const logged = (text: string) =>
    log.lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === text);

  test('the site says that it sends mails, which pages speak of', async () => {
    expect((await server.inject(apiRoutes.site)).json()).toMatchObject({ sendsMail: true });
  });

  test('a mail is sent as soon as its transaction is committed, and then deleted', async () => {
    expect((await sign()).statusCode).toBe(202);
    await until(async () => (await rows()).length === 0);
    const [mail, ...others] = post.received;
    expect(others).toEqual([]);
    expect([mail?.from, mail?.to]).toEqual(['hello@quartermile.example', [EMAIL]]);
    expect(mail?.headers).toMatchObject({
      from: 'Quartermile <hello@quartermile.example>',
      to: EMAIL,
      subject: 'Confirm your subscription to Quartermile',
      'message-id': expect.stringMatching(/^<[\w-]{36}@localhost>$/),
      'auto-submitted': 'auto-generated',
      'list-unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=\S+>$/,
      ),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(mail?.source).toMatch(/\r\nList-Unsubscribe: <\S+>\r\n/);
  });

  test('a mail whose transaction is rolled back is never sent', async () => {
    const mails = server.app.get(MailService, { strict: false });
    const expiresAt = new Date(Date.now() + 60_000);
    const undone = server.dataSource.transaction(async (manager) => {
      await mails.queue(manager, { to: EMAIL, subject: 'x', text: 'x', headers: {}, expiresAt });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await dispatch();
    expect(post.received).toEqual([]);
  });

  test('a refusal for now is tried again after a pause, as the same mail', async () => {
    post.mood = { code: 451, reply: `<${EMAIL}> try later` };
    await sign();
    await until(async () => (await rows())[0]?.tries === 1);
    expect(await rows()).toMatchObject([{ waits: true }]);
    await dispatch();
    expect((await rows())[0]?.tries).toBe(1);
    await pauseIsOver();
    await dispatch();
    expect((await rows())[0]?.tries).toBe(2);
    const [waiting] = (await (await callAsAdmin(server))('GET', outbox)).json<OutboxMail[]>();
    post.mood = 'takes';
    await pauseIsOver();
    await dispatch();
    expect([post.received.length, await rows()]).toEqual([1, []]);
    expect(post.received[0]?.headers['message-id']).toBe(waiting?.headers['Message-ID']);
    expect(logged('A mail could not be sent yet')).toMatchObject([
      { tries: 1, reason: 'EENVELOPE 451' },
      { tries: 2 },
    ]);
  });

  test('a refusal for good is the end, and the log names nobody', async () => {
    post.mood = { code: 550, reply: `<${EMAIL}> no such user` };
    await sign();
    await until(async () => (await rows()).length === 0);
    expect(logged('A mail was given up')).toMatchObject([{ tries: 1, reason: 'EENVELOPE 550', level: 50 }]);
    expect(log.lines.join('')).not.toContain('lerato');
  });

  test('the twelfth failure is the end', async () => {
    post.mood = { code: 421, reply: 'busy' };
    await sign();
    await until(async () => (await rows())[0]?.tries === 1);
    await server.dataSource.query('UPDATE mails SET tries = 11, next_try_at = now()');
    await dispatch();
    expect(await rows()).toEqual([]);
    expect(logged('A mail was given up')).toMatchObject([{ tries: 12 }]);
  });

  test('a mail that has lost its sense is not sent, and goes', async () => {
    post.mood = { code: 421, reply: 'busy' };
    await sign();
    await until(async () => (await rows())[0]?.tries === 1);
    post.mood = 'takes';
    await server.dataSource.query(
      "UPDATE mails SET next_try_at = now(), expires_at = now() - interval '1 second'",
    );
    await dispatch();
    expect([post.received, (await rows()).length]).toEqual([[], 1]);
    await server.app.get(JobsService, { strict: false }).runNow('mail');
    expect(await rows()).toEqual([]);
  });

  test('no line of the log and no public answer names the subscriber', async () => {
    await sign('canary@example.com');
    await until(async () => post.received.length === 1);
    const token = /confirm\?token=(\S+)/.exec(
      post.received[0]?.source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=') ?? '',
    );
    const answers = [
      await server.inject({ method: 'GET', url: `${confirm}?token=${token?.[1]}` }),
      await server.inject({ method: 'POST', url: `${confirm}?token=${token?.[1]}` }),
      await sign('canary@example.com'),
      await server.inject({ method: 'POST', url: signup, payload: { email: 'canary@example.com', x: '\0' } }),
      await server.inject({ method: 'POST', url: signup, payload: '{"email":"canary@example.com' }),
      ...(await Promise.all(
        [
          apiRoutes.leaderboard.list,
          apiRoutes.site,
          apiRoutes.sponsors.list,
          apiRoutes.videos.list,
          apiRoutes.events.list,
          apiRoutes.pastEvents.list,
          apiRoutes.health,
          apiRoutes.ready,
        ].map((url) => server.inject(url)),
      )),
    ];
    // Lines of requests are written at most 100 ms late.
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(answers[1]?.statusCode).toBe(200);
    expect(log.lines.length).toBeGreaterThan(10);
    expect(answers.map(({ body, headers }) => body + JSON.stringify(headers)).join('')).not.toContain(
      'canary',
    );
    expect(log.lines.join('')).not.toContain('canary');
    expect(log.lines.join('')).not.toContain(token?.[1]);
  });
});

test('retry delays double from a minute to six hours', () => {
  expect([1, 2, 3, 9].map(retryPauseMs)).toEqual([60_000, 120_000, 240_000, 256 * 60_000]);
  expect(retryPauseMs(12)).toBe(MAIL_RETRY_MAX_MS);
});
