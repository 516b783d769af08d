import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes, type OutboxMail, type Subscriber } from '@quartermile/core/domain';
import { SubscribersService } from '../src/features/newsletter/subscribers.service.js';
import { type CallAsAdmin, callAsAdmin } from './harness/admin-client.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { signup, confirm, unsubscribe, list, exportCsv, delete: remove, outbox } = apiRoutes.newsletter;
const EMAIL = 'lerato@example.co.za';
const ORIGIN = 'http://localhost:3000';

describe('the newsletter', () => {
  let server: TestApp;
  let send: CallAsAdmin;
  beforeAll(async () => {
    server = await startTestApp({ publicUrl: ORIGIN });
    send = await callAsAdmin(server);
  });
  beforeEach(() => server.dataSource.query('TRUNCATE subscribers, mails, idempotent_answer'));
  afterAll(() => server.close());

  const sign = (email: unknown, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url: signup, payload: { email }, headers });
  const mails = async (): Promise<OutboxMail[]> => (await send('GET', outbox)).json();
  const subscribers = async (): Promise<Subscriber[]> => (await send('GET', list)).json();
  const statuses = async () => (await subscribers()).map(({ status }) => status);
  /** The path and query of a link in the latest mail. */
  const linkTo = async (path: string): Promise<string> => {
    const [mail] = await mails();
    const url = new RegExp(`${ORIGIN}(${path}\\?token=\\S+)`).exec(mail?.text ?? '')?.[1];
    if (!url) throw new Error(`no link to ${path} in ${JSON.stringify(mail)}`);
    return url;
  };
  const get = (url: string) => server.inject({ method: 'GET', url });
  const press = (url: string) => server.inject({ method: 'POST', url });
  const ago = (column: string, span: string) =>
    server.dataSource.query(`UPDATE subscribers SET ${column} = now() - interval '${span}'`);
  const subscribe = async (email = EMAIL): Promise<void> => {
    await sign(email);
    await press(await linkTo(confirm));
  };

  describe('signing up', () => {
    test('mails the question once, with both links and both headers', async () => {
      const answer = await sign('  Lerato@Example.co.za ');
      expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'ok' }]);
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toEqual({
        _id: expect.any(String),
        to: EMAIL,
        subject: 'Confirm your subscription to Quartermile',
        text: expect.stringContaining('I want to receive the newsletter by e-mail'),
        headers: {
          'List-Unsubscribe': `<${ORIGIN}${await linkTo(unsubscribe)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          'Message-ID': expect.stringMatching(/^<[\w-]{36}@localhost>$/),
        },
        createdAt: expect.any(String),
      });
      expect(await subscribers()).toEqual([
        {
          _id: expect.any(String),
          email: EMAIL,
          status: 'pending',
          createdAt: expect.any(String),
          confirmedAt: null,
        },
      ]);
    });

    test('records the wording that was agreed to, and when', async () => {
      await sign(EMAIL);
      const [row] = await server.dataSource.query(
        `SELECT consent_version, now() - consented_at < interval '1 minute' AS fresh FROM subscribers`,
      );
      expect(row).toEqual({ consent_version: '2026-11', fresh: true });
    });

    test('answers the same for an address in any state', async () => {
      const bare = ({ statusCode, body, headers }: Awaited<ReturnType<typeof sign>>) => {
        const { date, 'x-request-id': id, 'content-security-policy': csp, ...rest } = headers;
        return { statusCode, body, rest };
      };
      const first = bare(await sign(EMAIL));
      const pending = bare(await sign(EMAIL));
      await press(await linkTo(confirm));
      const confirmed = bare(await sign(EMAIL));
      await press(await linkTo(unsubscribe));
      const unsubscribed = bare(await sign(EMAIL));
      for (const answer of [pending, confirmed, unsubscribed]) expect(answer).toEqual(first);
    });

    test('again within minutes sends no second mail, later one, then with a longer pause', async () => {
      const counts: number[] = [];
      for (const span of ['0 minutes', '6 minutes', '6 minutes', '11 minutes']) {
        await ago('mailed_at', span);
        await sign(EMAIL);
        counts.push((await mails()).length);
      }
      expect(counts).toEqual([1, 2, 2, 3]);
    });

    test('ten times at once makes one subscriber and one mail', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => sign(EMAIL)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202));
      expect([(await subscribers()).length, (await mails()).length]).toEqual([1, 1]);
    });

    test('of a confirmed address changes nothing and mails nothing', async () => {
      await subscribe();
      await ago('mailed_at', '2 days');
      await sign(EMAIL);
      expect([await statuses(), (await mails()).length]).toEqual([['confirmed'], 1]);
    });

    test('under one idempotency key acts once', async () => {
      const headers = { 'idempotency-key': 'k1' };
      await sign(EMAIL, headers);
      await server.dataSource.query('TRUNCATE subscribers, mails');
      expect((await sign(EMAIL, headers)).json()).toEqual({ status: 'ok' });
      expect(await mails()).toEqual([]);
      expect((await sign('other@example.com', headers)).statusCode).toBe(422);
    });

    test.each([
      '',
      'x',
      'a@b@c',
      'a b@example.com',
      7,
      null,
      'a@example.com\r\nBcc: b@example.com',
      '\0@example.com',
    ])('refuses %j', async (email) => {
      const answer = await sign(email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        detail: 'Please enter a valid email address.',
        errors: [{ path: 'email', message: 'Please enter a valid email address.' }],
      });
      expect(await mails()).toEqual([]);
    });

    test('takes no form', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await server.inject({ method: 'POST', url: signup, headers, payload: `email=${EMAIL}` });
      expect([answer.statusCode, answer.json().detail]).toEqual([415, 'Please send JSON.']);
    });
  });

  describe('confirming', () => {
    test('takes the button: a scanner that follows links confirms nobody', async () => {
      await sign(EMAIL);
      const link = await linkTo(confirm);
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const answer = await server.inject({ method, url: link });
        expect([answer.statusCode, await statuses()]).toEqual([200, ['pending']]);
      }
      expect((await get(link)).body).toContain(
        '<form method="post"><button>Confirm subscription</button></form>',
      );
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await server.inject({ method: 'POST', url: link, headers, payload: '' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<h1>You are on the list</h1>');
      expect(await subscribers()).toMatchObject([{ status: 'confirmed', confirmedAt: expect.any(String) }]);
    });

    test('twice keeps the time of the first', async () => {
      await subscribe();
      const [first] = await subscribers();
      expect((await press(await linkTo(confirm))).statusCode).toBe(200);
      expect((await subscribers())[0]).toEqual(first);
    });

    test('works with an earlier mail too', async () => {
      await sign(EMAIL);
      const link = await linkTo(confirm);
      await ago('mailed_at', '1 hour');
      await sign(EMAIL);
      expect((await press(link)).statusCode).toBe(200);
      expect(await statuses()).toEqual(['confirmed']);
    });

    test('with a link that ran out is refused on a readable page', async () => {
      await sign(EMAIL);
      const link = await linkTo(confirm);
      const week = 7 * 24 * 60 * 60_000;
      const { now } = Date;
      Date.now = () => now() + week + 1000;
      try {
        for (const answer of [await get(link), await press(link)]) {
          expect(answer.statusCode).toBe(400);
          expect(answer.body).toContain('<h1>This link does not work</h1>');
        }
      } finally {
        Date.now = now;
      }
      expect(await statuses()).toEqual(['pending']);
    });

    test('with a link from before leaving is refused', async () => {
      await subscribe();
      const old = await linkTo(confirm);
      await press(await linkTo(unsubscribe));
      expect((await press(old)).statusCode).toBe(400);
      expect(await statuses()).toEqual(['unsubscribed']);
    });
  });

  describe('leaving', () => {
    test('takes one click of a mail program, in any kind of form', async () => {
      const boundary = 'b1';
      const bodies = [
        ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
        [
          `multipart/form-data; boundary=${boundary}`,
          `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`,
        ],
        ['text/plain', 'List-Unsubscribe=One-Click'],
        ['application/json', '{}'],
      ] as const;
      for (const [type, payload] of bodies) {
        const email = `${type.replaceAll(/\W/g, '')}@example.com`;
        await subscribe(email);
        const url = /<http:\/\/localhost:3000(\S+)>/.exec(
          (await mails())[0]?.headers['List-Unsubscribe'] ?? '',
        )?.[1];
        const headers = { 'content-type': type };
        const answer = await server.inject({ method: 'POST', url: url ?? '', headers, payload });
        expect([type, answer.statusCode]).toEqual([type, 200]);
      }
      expect(await statuses()).toEqual(Array(4).fill('unsubscribed'));
    });

    test('takes the button: following the link changes nothing', async () => {
      await subscribe();
      const link = await linkTo(unsubscribe);
      for (const method of ['GET', 'HEAD'] as const)
        expect((await server.inject({ method, url: link })).statusCode).toBe(200);
      expect(await statuses()).toEqual(['confirmed']);
      expect((await press(link)).body).toContain('<h1>You are unsubscribed</h1>');
      expect((await press(link)).statusCode).toBe(200);
      expect(await statuses()).toEqual(['unsubscribed']);
    });

    test('takes back the mails that wait', async () => {
      await sign(EMAIL);
      await press(await linkTo(unsubscribe));
      expect([await mails(), await statuses()]).toEqual([[], ['unsubscribed']]);
    });

    test('is no end: the address may come back by the same two steps', async () => {
      await subscribe();
      await press(await linkTo(unsubscribe));
      await sign(EMAIL);
      expect(await statuses()).toEqual(['unsubscribed']);
      await press(await linkTo(confirm));
      expect(await statuses()).toEqual(['confirmed']);
    });

    test('is fine for somebody who has been deleted', async () => {
      await sign(EMAIL);
      const [leave, join] = [await linkTo(unsubscribe), await linkTo(confirm)];
      const [subscriber] = await subscribers();
      await send('DELETE', apiPath(remove, { id: subscriber?._id ?? '' }));
      expect((await press(leave)).statusCode).toBe(200);
      expect((await press(join)).statusCode).toBe(400);
    });
  });

  describe('a link', () => {
    test('that is not ours is refused on a readable page, by both pages', async () => {
      await sign(EMAIL);
      const good = [await linkTo(confirm), await linkTo(unsubscribe)].map(
        (link) => link.split('token=')[1] ?? '',
      );
      const [first = '', second = ''] = good;
      const tokens = [
        '',
        'x',
        `${first}x`,
        first.slice(0, -1),
        first.replace('.0.', '.1.'),
        `${first}&token=x`,
        '%00',
      ];
      const bad = [
        ...tokens.map((token) => `${confirm}?token=${token}`),
        ...tokens.map((token) => `${unsubscribe}?token=${token}`),
        `${confirm}?token=${second}`,
        `${unsubscribe}?token=${first}`,
        confirm,
        unsubscribe,
      ];
      for (const url of bad) {
        for (const answer of [await get(url), await press(url)]) {
          expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
            url,
            400,
            'text/html; charset=utf-8',
          ]);
          expect(answer.body).toContain('This link does not work');
        }
      }
      expect(await statuses()).toEqual(['pending']);
    });

    test('leads to a page that keeps its address to itself and runs no script', async () => {
      await sign(EMAIL);
      const { headers, body } = await get(await linkTo(confirm));
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(body).not.toContain('<script');
      const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(body).not.toContain(EMAIL);
    });
  });

  describe('the administrator', () => {
    test('exports everybody as CSV, with the link that each mail must carry', async () => {
      await subscribe();
      await sign('=1+1@example.com');
      const answer = await send('GET', exportCsv);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="subscribers.csv"',
      });
      const [head, first, second, ...rest] = answer.body.split('\r\n');
      expect(head).toBe(
        '\uFEFFemail,status,created_at,confirmed_at,unsubscribed_at,consent_version,consented_at,unsubscribe_url',
      );
      expect(first).toMatch(/^"'=1\+1@example\.com",pending,/);
      expect(second).toMatch(
        new RegExp(`^${EMAIL},confirmed,\\d{4}-.*,2026-11,.*Z,${ORIGIN}${unsubscribe}\\?token=`),
      );
      expect(rest).toEqual(['']);
      const link = second?.split(',').at(-1)?.slice(ORIGIN.length) ?? '';
      expect((await press(link)).statusCode).toBe(200);
      expect(await statuses()).toEqual(['pending', 'unsubscribed']);
    });

    test('deletes a subscriber so that nothing of the address stays', async () => {
      await sign(EMAIL);
      const [subscriber] = await subscribers();
      const answer = await send('DELETE', apiPath(remove, { id: subscriber?._id ?? '' }));
      expect(answer.json()).toEqual({ deleted: true });
      expect([await subscribers(), await mails()]).toEqual([[], []]);
      const activity = await send('GET', `${apiRoutes.admin.activity}?limit=1`);
      expect(activity.json().items).toMatchObject([
        {
          actor: 'thandi@example.com',
          action: 'delete',
          subject: { type: 'subscriber', label: 'Newsletter subscriber' },
          before: { status: 'pending', confirmedAt: null },
          after: null,
        },
      ]);
      expect(activity.body).not.toContain('lerato');
    });

    test.each(['nonsense', '00000000-0000-7000-8000-000000000000', '%00'])(
      'knows no subscriber %s',
      async (id) => {
        const answer = await send('DELETE', remove.replace(':id', id));
        expect([answer.statusCode, answer.json().detail]).toEqual([
          404,
          'There is nothing here by that name.',
        ]);
      },
    );

    test.each([
      ['GET', list],
      ['GET', exportCsv],
      ['GET', outbox],
      ['DELETE', apiPath(remove, { id: '00000000-0000-7000-8000-000000000000' })],
    ] as const)('alone may %s %s', async (method, url) => {
      const answer = await send(method, url, undefined, { token: null });
      expect([answer.statusCode, answer.json().detail]).toEqual([
        401,
        'Your session has ended. Please log in again.',
      ]);
    });
  });

  test('forgets after 30 days who never confirmed, and nobody else', async () => {
    await subscribe('stays@example.com');
    await sign('fresh@example.com');
    await sign('goes@example.com');
    await ago('created_at', '31 days');
    await server.dataSource.query(
      `UPDATE subscribers SET consented_at = now() - interval '31 days' WHERE email <> 'fresh@example.com'`,
    );
    await server.app.get(SubscribersService, { strict: false }).expire();
    expect((await subscribers()).map(({ email }) => email).toSorted()).toEqual([
      'fresh@example.com',
      'stays@example.com',
    ]);
  });
});

describe('many signups from one network', () => {
  test('are refused after 20 in an hour', async () => {
    const server = await startTestApp({ rateLimit: 'on' });
    const sign = (index: number) =>
      server.inject({ method: 'POST', url: signup, payload: { email: `a${index}@example.com` } });
    const answers = await Promise.all(Array.from({ length: 21 }, (_, index) => sign(index)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 202);
    expect(refused.map((answer) => [answer.statusCode, answer.json().detail])).toEqual([
      [429, 'Too many requests. Please wait a little and try again.'],
    ]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
    await server.close();
  });
});
