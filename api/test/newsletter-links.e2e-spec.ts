import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { EMAIL, NewsletterCalls } from './harness/newsletter.js';
import { readPolicy, sourcesOfInline } from './harness/website/policy.js';

const { confirm, unsubscribe, delete: remove } = apiRoutes.newsletter;

describe('a link of the newsletter', () => {
  let calls: NewsletterCalls;
  beforeAll(async () => {
    calls = await NewsletterCalls.open();
  });
  beforeEach(() => calls.clear());
  afterAll(() => calls.server.close());

  describe('confirming', () => {
    test('takes the button: a scanner that follows links confirms nobody', async () => {
      await calls.sign(EMAIL);
      const link = await calls.linkTo(confirm);
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const answer = await calls.server.inject({ method, url: link });
        expect([answer.statusCode, await calls.statuses()]).toEqual([200, ['pending']]);
      }
      expect((await calls.get(link)).body).toContain(
        '<form method="post"><button>Confirm subscription</button></form>',
      );
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await calls.server.inject({ method: 'POST', url: link, headers, payload: '' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<h1>You are on the list</h1>');
      for (const next of [
        '<a class="button" href="/leaderboard">See the leaderboard</a>',
        '<a href="/#videos">Watch the videos</a>',
        '<a href="/newsletter">Read earlier newsletters</a>',
        '<a href="/">Home</a>',
      ]) {
        expect(answer.body).toContain(next);
      }
      expect(await calls.subscribers()).toMatchObject([
        { status: 'confirmed', confirmedAt: expect.any(String) },
      ]);
    });

    test('twice keeps the time of the first', async () => {
      await calls.subscribe();
      const [first] = await calls.subscribers();
      expect((await calls.press(await calls.linkTo(confirm))).statusCode).toBe(200);
      expect((await calls.subscribers())[0]).toEqual(first);
    });

    test('works with an earlier mail too', async () => {
      await calls.sign(EMAIL);
      const link = await calls.linkTo(confirm);
      await calls.ago('mailed_at', '1 hour');
      await calls.sign(EMAIL);
      expect((await calls.press(link)).statusCode).toBe(200);
      expect(await calls.statuses()).toEqual(['confirmed']);
    });

    test('with a link that ran out is refused on a readable page', async () => {
      await calls.sign(EMAIL);
      const link = await calls.linkTo(confirm);
      // Links expire by the database's clock, whatever the clock of the node says.
      const week = 7 * 24 * 60 * 60_000;
      const { now } = Date;
      Date.now = () => now() + week + 1000;
      expect((await calls.get(link)).statusCode).toBe(200);
      Date.now = now;
      const { dataSource } = calls.server;
      const query = dataSource.manager.query.bind(dataSource.manager);
      const time = jest
        .spyOn(dataSource.manager, 'query')
        .mockImplementation(async (statement, parameters) => {
          const isTime = statement === 'SELECT clock_timestamp() AS now';
          return isTime ? [{ now: new Date(Date.now() + week + 1000) }] : query(statement, parameters);
        });
      for (const answer of [await calls.get(link), await calls.press(link)]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.body).toContain('<h1>This link does not work</h1>');
      }
      time.mockRestore();
      expect(await calls.statuses()).toEqual(['pending']);
    });

    test('with a link from before leaving is refused', async () => {
      await calls.subscribe();
      const old = await calls.linkTo(confirm);
      await calls.press(await calls.linkTo(unsubscribe));
      expect((await calls.press(old)).statusCode).toBe(400);
      expect(await calls.statuses()).toEqual(['unsubscribed']);
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
        await calls.subscribe(email);
        const url = /<http:\/\/localhost:3000(\S+)>/.exec(
          (await calls.mails())[0]?.headers['List-Unsubscribe'] ?? '',
        )?.[1];
        const headers = { 'content-type': type };
        const answer = await calls.server.inject({ method: 'POST', url: url ?? '', headers, payload });
        expect([type, answer.statusCode]).toEqual([type, 200]);
      }
      expect(await calls.statuses()).toEqual(Array(4).fill('unsubscribed'));
    });

    test('takes the button: following the link changes nothing', async () => {
      await calls.subscribe();
      const link = await calls.linkTo(unsubscribe);
      for (const method of ['GET', 'HEAD'] as const)
        expect((await calls.server.inject({ method, url: link })).statusCode).toBe(200);
      expect(await calls.statuses()).toEqual(['confirmed']);
      expect((await calls.press(link)).body).toContain('<h1>You are unsubscribed</h1>');
      expect((await calls.press(link)).statusCode).toBe(200);
      expect(await calls.statuses()).toEqual(['unsubscribed']);
    });

    test('takes back the mails that wait', async () => {
      await calls.sign(EMAIL);
      await calls.press(await calls.linkTo(unsubscribe));
      expect([await calls.mails(), await calls.statuses()]).toEqual([[], ['unsubscribed']]);
    });

    test('is no end: the address may come back by the same two steps', async () => {
      await calls.subscribe();
      await calls.press(await calls.linkTo(unsubscribe));
      await calls.sign(EMAIL);
      expect(await calls.statuses()).toEqual(['unsubscribed']);
      await calls.press(await calls.linkTo(confirm));
      expect(await calls.statuses()).toEqual(['confirmed']);
    });

    test('is fine for somebody who has been deleted', async () => {
      await calls.sign(EMAIL);
      const [leave, join] = [await calls.linkTo(unsubscribe), await calls.linkTo(confirm)];
      const [subscriber] = await calls.subscribers();
      await calls.send('DELETE', apiPath(remove, { id: subscriber?._id ?? '' }));
      expect((await calls.press(leave)).statusCode).toBe(200);
      expect((await calls.press(join)).statusCode).toBe(400);
    });
  });

  describe('a link', () => {
    test('that is not ours is refused on a readable page, by both pages', async () => {
      await calls.sign(EMAIL);
      const good = [await calls.linkTo(confirm), await calls.linkTo(unsubscribe)].map(
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
        for (const answer of [await calls.get(url), await calls.press(url)]) {
          expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
            url,
            400,
            'text/html; charset=utf-8',
          ]);
          expect(answer.body).toContain('This link does not work');
        }
      }
      expect(await calls.statuses()).toEqual(['pending']);
    });

    test('leads onward, also when it does not work and after leaving', async () => {
      await calls.subscribe();
      const left = await calls.press(await calls.linkTo(unsubscribe));
      const broken = await calls.get(`${confirm}?token=x`);
      for (const { body } of [left, broken]) {
        expect(body).toContain('<link rel="stylesheet" href="/legal.css">');
        expect(body).toContain('<a href="/events">Events</a>');
        expect(body).toContain('<a class="button" href="/leaderboard">See the leaderboard</a>');
        expect(body).toContain('<a href="/newsletter">Read earlier newsletters</a>');
      }
    });

    test('leads to a page that keeps its address to itself and runs no script', async () => {
      await calls.sign(EMAIL);
      const { headers, body } = await calls.get(await calls.linkTo(confirm));
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(body).not.toContain('<script');
      const policy = readPolicy(headers['content-security-policy']);
      expect(policy).toMatchObject({ 'script-src': "'self'", 'frame-ancestors': "'none'" });
      expect(body).toContain('<style>');
      expect(policy['style-src']).toBe(sourcesOfInline(body, 'style'));
      expect(body).not.toContain(EMAIL);
    });
  });
});
