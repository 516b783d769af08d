import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { EMAIL, NewsletterDesk } from './harness/newsletter.js';

const { confirm, unsubscribe, delete: remove } = apiRoutes.newsletter;

describe('a link of the newsletter', () => {
  let desk: NewsletterDesk;
  beforeAll(async () => {
    desk = await NewsletterDesk.open();
  });
  beforeEach(() => desk.clear());
  afterAll(() => desk.server.close());

  describe('confirming', () => {
    test('takes the button: a scanner that follows links confirms nobody', async () => {
      await desk.sign(EMAIL);
      const link = await desk.linkTo(confirm);
      for (const method of ['GET', 'HEAD', 'GET'] as const) {
        const answer = await desk.server.inject({ method, url: link });
        expect([answer.statusCode, await desk.statuses()]).toEqual([200, ['pending']]);
      }
      expect((await desk.get(link)).body).toContain(
        '<form method="post"><button>Confirm subscription</button></form>',
      );
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await desk.server.inject({ method: 'POST', url: link, headers, payload: '' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('<h1>You are on the list</h1>');
      for (const next of [
        '<a class="button" href="/leaderboard">See the leaderboard</a>',
        '<a href="/#videos">Watch the videos</a>',
        '<a href="/">Back to Quartermile</a>',
      ]) {
        expect(answer.body).toContain(next);
      }
      expect(await desk.subscribers()).toMatchObject([
        { status: 'confirmed', confirmedAt: expect.any(String) },
      ]);
    });

    test('twice keeps the time of the first', async () => {
      await desk.subscribe();
      const [first] = await desk.subscribers();
      expect((await desk.press(await desk.linkTo(confirm))).statusCode).toBe(200);
      expect((await desk.subscribers())[0]).toEqual(first);
    });

    test('works with an earlier mail too', async () => {
      await desk.sign(EMAIL);
      const link = await desk.linkTo(confirm);
      await desk.ago('mailed_at', '1 hour');
      await desk.sign(EMAIL);
      expect((await desk.press(link)).statusCode).toBe(200);
      expect(await desk.statuses()).toEqual(['confirmed']);
    });

    test('with a link that ran out is refused on a readable page', async () => {
      await desk.sign(EMAIL);
      const link = await desk.linkTo(confirm);
      const week = 7 * 24 * 60 * 60_000;
      const { now } = Date;
      Date.now = () => now() + week + 1000;
      try {
        for (const answer of [await desk.get(link), await desk.press(link)]) {
          expect(answer.statusCode).toBe(400);
          expect(answer.body).toContain('<h1>This link does not work</h1>');
        }
      } finally {
        Date.now = now;
      }
      expect(await desk.statuses()).toEqual(['pending']);
    });

    test('with a link from before leaving is refused', async () => {
      await desk.subscribe();
      const old = await desk.linkTo(confirm);
      await desk.press(await desk.linkTo(unsubscribe));
      expect((await desk.press(old)).statusCode).toBe(400);
      expect(await desk.statuses()).toEqual(['unsubscribed']);
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
        await desk.subscribe(email);
        const url = /<http:\/\/localhost:3000(\S+)>/.exec(
          (await desk.mails())[0]?.headers['List-Unsubscribe'] ?? '',
        )?.[1];
        const headers = { 'content-type': type };
        const answer = await desk.server.inject({ method: 'POST', url: url ?? '', headers, payload });
        expect([type, answer.statusCode]).toEqual([type, 200]);
      }
      expect(await desk.statuses()).toEqual(Array(4).fill('unsubscribed'));
    });

    test('takes the button: following the link changes nothing', async () => {
      await desk.subscribe();
      const link = await desk.linkTo(unsubscribe);
      for (const method of ['GET', 'HEAD'] as const)
        expect((await desk.server.inject({ method, url: link })).statusCode).toBe(200);
      expect(await desk.statuses()).toEqual(['confirmed']);
      expect((await desk.press(link)).body).toContain('<h1>You are unsubscribed</h1>');
      expect((await desk.press(link)).statusCode).toBe(200);
      expect(await desk.statuses()).toEqual(['unsubscribed']);
    });

    test('takes back the mails that wait', async () => {
      await desk.sign(EMAIL);
      await desk.press(await desk.linkTo(unsubscribe));
      expect([await desk.mails(), await desk.statuses()]).toEqual([[], ['unsubscribed']]);
    });

    test('is no end: the address may come back by the same two steps', async () => {
      await desk.subscribe();
      await desk.press(await desk.linkTo(unsubscribe));
      await desk.sign(EMAIL);
      expect(await desk.statuses()).toEqual(['unsubscribed']);
      await desk.press(await desk.linkTo(confirm));
      expect(await desk.statuses()).toEqual(['confirmed']);
    });

    test('is fine for somebody who has been deleted', async () => {
      await desk.sign(EMAIL);
      const [leave, join] = [await desk.linkTo(unsubscribe), await desk.linkTo(confirm)];
      const [subscriber] = await desk.subscribers();
      await desk.send('DELETE', apiPath(remove, { id: subscriber?._id ?? '' }));
      expect((await desk.press(leave)).statusCode).toBe(200);
      expect((await desk.press(join)).statusCode).toBe(400);
    });
  });

  describe('a link', () => {
    test('that is not ours is refused on a readable page, by both pages', async () => {
      await desk.sign(EMAIL);
      const good = [await desk.linkTo(confirm), await desk.linkTo(unsubscribe)].map(
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
        for (const answer of [await desk.get(url), await desk.press(url)]) {
          expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
            url,
            400,
            'text/html; charset=utf-8',
          ]);
          expect(answer.body).toContain('This link does not work');
        }
      }
      expect(await desk.statuses()).toEqual(['pending']);
    });

    test('leads to a page that keeps its address to itself and runs no script', async () => {
      await desk.sign(EMAIL);
      const { headers, body } = await desk.get(await desk.linkTo(confirm));
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
      expect(body).not.toContain('<script');
      const nonce = /<style nonce="([^"]+)">/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(body).not.toContain(EMAIL);
    });
  });
});
