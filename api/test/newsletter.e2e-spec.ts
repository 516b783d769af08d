import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { emptyTables } from './harness/empty-tables.js';
import { EMAIL, NewsletterCalls, ORIGIN } from './harness/newsletter.js';

const { signup, confirm, unsubscribe } = apiRoutes.newsletter;

describe('signing up for the newsletter', () => {
  let calls: NewsletterCalls;
  beforeAll(async () => {
    calls = await NewsletterCalls.open();
  });
  beforeEach(() => calls.clear());
  afterAll(() => calls.server.close());

  test('mails the question once, with both links and both headers', async () => {
    const answer = await calls.sign('  Lerato@Example.co.za ');
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'ok' }]);
    const [mail, ...others] = await calls.mails();
    expect(others).toEqual([]);
    expect(mail).toEqual({
      _id: expect.any(String),
      to: EMAIL,
      subject: 'Confirm your subscription to Quartermile',
      text: expect.stringContaining('I want to receive the newsletter by e-mail'),
      headers: {
        'List-Unsubscribe': `<${ORIGIN}${await calls.linkTo(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Message-ID': expect.stringMatching(/^<[\w-]{36}@localhost>$/),
      },
      createdAt: expect.any(String),
    });
    expect(await calls.subscribers()).toEqual([
      {
        _id: expect.any(String),
        email: EMAIL,
        status: 'pending',
        createdAt: expect.any(String),
        confirmedAt: null,
        refusals: 0,
      },
    ]);
  });

  test.each([
    ['\u202alerato@exa\u00admple.co.za\u202c\u200b', 'lerato@example.co.za'],
    ['ｌｅｒａｔｏ＠ｅｘａｍｐｌｅ.co.za', 'lerato@example.co.za'],
    ['Lerato@BÜCHER.example', 'lerato@xn--bcher-kva.example'],
  ])('takes the address pasted as %j', async (typed, stored) => {
    expect((await calls.sign(typed)).statusCode).toBe(202);
    expect((await calls.subscribers()).map(({ email }) => email)).toEqual([stored]);
  });

  test('records the wording that was agreed to, and when', async () => {
    await calls.sign(EMAIL);
    const [row] = await calls.server.dataSource.query(
      `SELECT consent_version, now() - consented_at < interval '1 minute' AS fresh FROM subscribers`,
    );
    expect(row).toEqual({ consent_version: '2026-11', fresh: true });
  });

  test('answers the same for an address in any state', async () => {
    const bare = ({ statusCode, body, headers }: Awaited<ReturnType<NewsletterCalls['sign']>>) => {
      const changing = new Set(['date', 'x-request-id']);
      return {
        statusCode,
        body,
        headers: Object.entries(headers).filter(([name]) => !changing.has(name)),
      };
    };
    const first = bare(await calls.sign(EMAIL));
    const pending = bare(await calls.sign(EMAIL));
    await calls.press(await calls.linkTo(confirm));
    const confirmed = bare(await calls.sign(EMAIL));
    await calls.press(await calls.linkTo(unsubscribe));
    const unsubscribed = bare(await calls.sign(EMAIL));
    for (const answer of [pending, confirmed, unsubscribed]) expect(answer).toEqual(first);
  });

  test('again within minutes sends no second mail, later one, then with a longer pause', async () => {
    const counts: number[] = [];
    for (const span of ['0 minutes', '6 minutes', '6 minutes', '11 minutes']) {
      await calls.ago('mailed_at', span);
      await calls.sign(EMAIL);
      counts.push((await calls.mails()).length);
    }
    expect(counts).toEqual([1, 2, 2, 3]);
  });

  test('ten times at once makes one subscriber and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.sign(EMAIL)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202));
    expect([(await calls.subscribers()).length, (await calls.mails()).length]).toEqual([1, 1]);
  });

  test('of a confirmed address changes nothing and mails nothing', async () => {
    await calls.subscribe();
    await calls.ago('mailed_at', '2 days');
    await calls.sign(EMAIL);
    expect([await calls.statuses(), (await calls.mails()).length]).toEqual([['confirmed'], 1]);
  });

  test('under one idempotency key acts once', async () => {
    const headers = { 'idempotency-key': 'k1' };
    await calls.sign(EMAIL, headers);
    await emptyTables(calls.server, 'subscribers', 'mails');
    expect((await calls.sign(EMAIL, headers)).json()).toEqual({ status: 'ok' });
    expect(await calls.mails()).toEqual([]);
    expect((await calls.sign('other@example.com', headers)).statusCode).toBe(422);
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
    const answer = await calls.sign(email);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      detail: 'Please enter a valid email address.',
      errors: [{ path: 'email', message: 'Please enter a valid email address.' }],
    });
    expect(await calls.mails()).toEqual([]);
  });

  test('takes no form', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await calls.server.inject({
      method: 'POST',
      url: signup,
      headers,
      payload: `email=${EMAIL}`,
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([415, 'Please send JSON.']);
  });
});
