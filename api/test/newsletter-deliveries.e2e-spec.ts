import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { subscribersPersonalData } from '../src/features/newsletter/index.js';
import { mailsPersonalData } from '../src/platform/mail/personal-data.js';
import { type NewsletterSite, startNewsletterSite } from './harness/servers/newsletter-site.js';
import { until } from './harness/servers/server-process.js';

jest.setTimeout(60_000);

let site: NewsletterSite;
beforeAll(async () => {
  site = await startNewsletterSite();
});
afterEach(() => site.empty());
afterAll(() => site.close());

describe('what happens to the mail of a subscriber', () => {
  const state = async () =>
    (await site.server.dataSource.query('SELECT state FROM newsletter_deliveries'))[0]?.state;

  test('a mail whose connection is lost after its end was transmitted is uncertain, until somebody decides', async () => {
    await site.subscribe(1);
    const id = await site.draft();
    site.post.onArrival = () => void site.post.stop();
    await site.doWith(id, 'send');
    await until(async () => (await state()) === 'uncertain');
    await site.post.start();
    await site.dispatch();
    expect(site.post.received).toHaveLength(1);
    await until(() => site.isSent(id));
    expect((await site.read(id))?.progress).toMatchObject({ uncertain: 1, sent: 0 });
    await site.doWith(id, 'resend');
    await until(async () => (await state()) === 'sent');
    const [first, again] = site.post.received.map(({ headers }) => headers['message-id']);
    expect([site.post.received.length, again]).toEqual([2, first]);
  });

  test('an uncertain mail can be counted as sent', async () => {
    await site.subscribe(1);
    const id = await site.draft();
    site.post.onArrival = () => void site.post.stop();
    await site.doWith(id, 'send');
    await until(async () => (await state()) === 'uncertain');
    await site.post.start();
    await site.doWith(id, 'accept');
    expect([await state(), site.post.received.length]).toEqual(['sent', 1]);
  });

  test('a mail that is refused for now is tried again as the same one', async () => {
    await site.subscribe(1);
    site.post.mood = { code: 451, reply: 'later' };
    const id = await site.draft();
    await site.doWith(id, 'send');
    await until(
      async () => (await site.server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    site.post.mood = 'takes';
    await site.server.dataSource.query('UPDATE mails SET next_try_at = now()');
    await site.dispatch();
    await until(() => site.isSent(id));
    expect(site.post.received).toHaveLength(1);
  });

  test('a server that refuses sender or content pauses the newsletter, and nobody is blamed', async () => {
    await site.subscribe(3);
    const id = await site.draft();
    site.post.mood = { code: 554, reply: 'spam from <hello@quartermile.example>', at: 'content' };
    await site.doWith(id, 'send');
    await until(async () => (await site.read(id))?.status === 'paused');
    const paused = await site.read(id);
    expect(paused?.problem).toContain('spam');
    expect(paused?.problem).not.toContain('hello@');
    expect(paused?.progress).toMatchObject({ refused: 0, sent: 0 });
    site.post.mood = 'takes';
    await site.doWith(id, 'resume');
    await until(() => site.isSent(id));
    expect(site.addresses()).toHaveLength(3);
  });

  test('a subscriber who is deleted gets nothing more', async () => {
    await site.subscribe(1);
    site.post.mood = { code: 451, reply: 'later' };
    const id = await site.draft();
    await site.doWith(id, 'send');
    await until(
      async () => (await site.server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    const [subscriber] = (await site.send('GET', apiRoutes.newsletter.list)).json();
    await site.send('DELETE', apiPath(apiRoutes.newsletter.delete, { id: subscriber._id }));
    site.post.mood = 'takes';
    await until(() => site.isSent(id));
    expect([site.post.received.length, (await site.read(id))?.progress.skipped]).toEqual([0, 1]);
  });

  test('ten refused addresses in a row pause the newsletter, because the fault may be that of the server', async () => {
    await site.subscribe(12);
    site.post.mood = { code: 554, reply: '5.7.1 Relay access denied' };
    const id = await site.draft();
    await site.doWith(id, 'send');
    await until(async () => (await site.read(id))?.status === 'paused');
    const paused = await site.read(id);
    expect(paused?.problem).toContain('refused 10 addresses in a row. It said:');
    expect(paused?.progress).toMatchObject({ refused: 10, sent: 0 });
    site.post.mood = 'takes';
    await site.doWith(id, 'resume');
    await until(() => site.isSent(id));
    expect((await site.read(id))?.progress).toMatchObject({ refused: 10, sent: 2 });
  });

  test('three mails in a row without a reply pause the newsletter', async () => {
    await site.subscribe(9);
    site.post.mood = 'hangs-up';
    const id = await site.draft();
    await site.doWith(id, 'send');
    await until(async () => (await site.read(id))?.status === 'paused');
    const paused = await site.read(id);
    expect(paused?.problem).toContain('did not reply to 3 mails in a row');
    await until(async () => (await site.read(id))?.progress.queued === 0);
    expect((await site.read(id))?.progress).toMatchObject({ uncertain: 3, waiting: 6 });
  });

  test('uncertain mails of a paused newsletter are sent again with the others, not before', async () => {
    await site.subscribe(5);
    site.post.mood = 'hangs-up';
    const id = await site.draft();
    await site.doWith(id, 'send');
    await until(async () => (await site.read(id))?.status === 'paused');
    await until(async () => (await site.read(id))?.progress.queued === 0);
    site.post.mood = 'takes';
    expect((await site.doWith(id, 'resend')).json()).toMatchObject({
      status: 'paused',
      progress: { uncertain: 0, waiting: 5 },
    });
    await site.dispatch();
    expect(site.post.received).toHaveLength(0);
    await site.doWith(id, 'resume');
    await until(() => site.isSent(id));
    expect(new Set(site.addresses()).size).toBe(5);
  });

  test('a mail that comes back after the rest was cancelled belongs to that rest', async () => {
    await site.subscribe(1);
    site.post.mood = { code: 451, reply: 'later' };
    const id = await site.draft();
    await site.doWith(id, 'send');
    await until(
      async () => (await site.server.dataSource.query('SELECT FROM mails WHERE tries = 1')).length === 1,
    );
    // As when it was being sent at the moment of the cancellation.
    await site.server.dataSource.query(`UPDATE newsletter_issues SET status = 'cancelled'`);
    await site.server.dataSource.query('UPDATE mails SET next_try_at = now()');
    await site.dispatch();
    expect((await site.read(id))?.progress).toMatchObject({ skipped: 1, waiting: 0, queued: 0 });
  });

  test('the data of a subscriber are erased once the mail that is being sent to them has gone', async () => {
    await site.subscribe(1);
    site.post.mood = { delayMs: 1000, at: 'recipient' };
    const id = await site.draft();
    const { connections } = site.post.count;
    await site.doWith(id, 'send');
    await until(async () => site.post.count.connections > connections);
    const person = { email: 'confirmed1@example.com' };
    await site.server.dataSource.transaction(async (manager) => {
      await subscribersPersonalData.erase(manager, person);
      await mailsPersonalData.erase(manager, person);
    });
    expect(site.addresses()).toEqual([person.email]);
    expect(await state()).toBe('sent');
    expect(await site.server.dataSource.query('SELECT FROM subscribers')).toHaveLength(0);
  });
});
