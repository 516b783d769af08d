import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes, type Issue, type IssuePreview, issueRoutes } from '@quartermile/core/domain';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { smallPicture } from './harness/existing-ids.js';
import type { ReceivedMail } from './harness/servers/mail-server.js';
import { issueBlocks, type NewsletterSite, startNewsletterSite } from './harness/servers/newsletter-site.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp } from './harness/test-app.js';

jest.setTimeout(60_000);

const { add, act, update, delete: remove, list, preview } = issueRoutes;

let site: NewsletterSite;
beforeAll(async () => {
  site = await startNewsletterSite();
});
afterEach(() => site.empty());
afterAll(() => site.close());

/** A quoted-printable mail as text. */
const decoded = ({ source }: ReceivedMail): string =>
  source.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=').replaceAll('=26', '&');

describe('a newsletter', () => {
  test('is sent to each confirmed subscriber once, as text and HTML with a link to leave', async () => {
    await site.subscribe(3);
    await site.subscribe(2, 'pending');
    await site.subscribe(2, 'unsubscribed');
    const id = await site.draft();
    expect((await site.doWith(id, 'send')).json()).toMatchObject({
      status: 'sending',
      progress: { waiting: 3 },
    });
    await until(() => site.isSent(id));
    expect(site.addresses()).toEqual([
      'confirmed1@example.com',
      'confirmed2@example.com',
      'confirmed3@example.com',
    ]);
    expect((await site.read(id))?.progress).toEqual({
      waiting: 0,
      queued: 0,
      sent: 3,
      refused: 0,
      failed: 0,
      uncertain: 0,
      skipped: 0,
    });
    const [mail] = site.post.received;
    const [row] = await site.server.dataSource.query(
      `SELECT id FROM newsletter_deliveries WHERE subscriber_id = (SELECT id FROM subscribers WHERE email = $1)`,
      [mail?.to[0]],
    );
    expect(mail?.headers).toMatchObject({
      subject: 'Sunday wrap',
      'message-id': `<${row.id}@localhost>`,
      'content-type': expect.stringMatching(/^multipart\/alternative/),
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/api\/newsletter\/unsubscribe\?token=\S+>$/,
      ),
    });
    const source = decoded(mail as ReceivedMail);
    expect(source).toContain('A new leader &lt;b&gt;');
    expect(source).toContain(`http://localhost:3000/newsletter/${id}-sunday-wrap`);
    expect(source.match(/unsubscribe\?token=/g)?.length).toBe(3);
  });

  test('is left by one click on the link of its header, and comes no more', async () => {
    await site.subscribe(2);
    const first = await site.draft();
    await site.doWith(first, 'send');
    await until(() => site.isSent(first));
    const link =
      site.post.received[0]?.headers['list-unsubscribe']?.slice('<http://localhost:3000'.length, -1) ?? '';
    const clicked = await site.server.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.statusCode).toBe(200);
    const left = site.post.received[0]?.to[0];
    site.post.received.length = 0;
    const second = await site.draft();
    await site.doWith(second, 'send');
    await until(() => site.isSent(second));
    expect([site.addresses().length, site.addresses().includes(left ?? '')]).toEqual([1, false]);
  });

  test('does not reach who leaves while it is sent', async () => {
    await site.subscribe(4);
    const id = await site.draft(60);
    await site.doWith(id, 'send');
    await until(async () => site.post.received.length > 0);
    await site.server.dataSource.query(
      `UPDATE subscribers SET status = 'unsubscribed' WHERE email <> ALL($1)`,
      [site.addresses()],
    );
    await site.server.dataSource.query('UPDATE newsletter_issues SET per_minute = 6000');
    await until(() => site.isSent(id));
    const { sent = 0, skipped } = (await site.read(id))?.progress ?? {};
    expect([site.post.received.length, skipped]).toEqual([sent, 4 - sent]);
    expect(sent).toBeLessThan(4);
  });

  test('is paused, goes on, and reaches each once', async () => {
    await site.subscribe(30);
    const id = await site.draft();
    site.post.mood = { delayMs: 20 };
    await site.doWith(id, 'send');
    await until(async () => site.post.received.length > 2);
    expect((await site.doWith(id, 'pause')).json()).toMatchObject({ status: 'paused' });
    await until(async () => (await site.server.dataSource.query('SELECT FROM mails')).length === 0);
    const { length } = site.post.received;
    expect(length).toBeLessThan(30);
    expect((await site.read(id))?.progress).toMatchObject({ waiting: 30 - length, queued: 0, sent: length });
    await site.dispatch();
    expect(site.post.received).toHaveLength(length);
    await site.doWith(id, 'resume');
    await until(() => site.isSent(id));
    expect(new Set(site.addresses()).size).toBe(30);
    expect(site.post.received).toHaveLength(30);
  });

  test('is cancelled for those who have not got it', async () => {
    await site.subscribe(30);
    const id = await site.draft();
    site.post.mood = { delayMs: 20 };
    await site.doWith(id, 'send');
    await until(async () => site.post.received.length > 2);
    await site.doWith(id, 'cancel');
    await until(async () => (await site.read(id))?.progress.queued === 0);
    const cancelled = await site.read(id);
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      progress: { waiting: 0, sent: site.post.received.length },
    });
    expect((cancelled?.progress.sent ?? 0) + (cancelled?.progress.skipped ?? 0)).toBe(30);
  });

  test('goes at its rate', async () => {
    await site.subscribe(20);
    const id = await site.draft(240);
    const begin = performance.now();
    await site.doWith(id, 'send');
    await until(async () => site.post.received.length >= 9);
    // Four a second; eight may be made up for.
    expect(performance.now() - begin).toBeGreaterThan(1500);
    await site.doWith(id, 'cancel');
  });

  test('is tried on oneself first, also as a draft', async () => {
    const id = await site.draft();
    await site.doWith(id, 'test');
    await until(async () => site.post.received.length === 1);
    expect(site.post.received[0]).toMatchObject({
      to: ['thandi@example.com'],
      headers: { subject: '[Test] Sunday wrap' },
    });
    expect((await site.read(id))?.status).toBe('draft');
  });

  test('counts refused addresses, and leaves them out after three', async () => {
    await site.subscribe(1);
    const givenUp = async () => (await site.server.dataSource.query('SELECT given_up FROM mail_status'))[0];
    const before = await givenUp();
    site.post.mood = { code: 550, reply: 'no such user' };
    for (const count of [1, 2, 3]) {
      const id = await site.draft();
      await site.doWith(id, 'send');
      await until(() => site.isSent(id));
      expect((await site.read(id))?.progress).toMatchObject({ refused: 1, sent: 0 });
      const [subscriber] = (await site.send('GET', apiRoutes.newsletter.list)).json();
      expect(subscriber.refusals).toBe(count);
    }
    // The health report is about the mail server, which is well.
    expect(await givenUp()).toEqual(before);
    site.post.mood = 'takes';
    const answer = await site.doWith(await site.draft(), 'send');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_subscribers']);
  });

  test('has a preview of what is sent, and keeps its pictures while it is there', async () => {
    const picture = { kind: 'picture', image: smallPicture, alt: 'The start' };
    const body = { subject: 'Pictures', blocks: [picture, { kind: 'video', id: 'gone' }] };
    const issue = (await site.send('POST', add, body)).json<Issue>();
    const shown = (await site.send('GET', apiPath(preview, { id: issue._id }))).json<IssuePreview>();
    expect(shown).toMatchObject({ missing: [1], blocks: [{ kind: 'picture', alt: 'The start' }] });
    const [block] = issue.blocks;
    const path = block?.kind === 'picture' ? block.image : '';
    const changed = await site.send('PUT', apiPath(update, { id: issue._id }), {
      blocks: [{ ...picture, image: path }],
    });
    expect(changed.json<Issue>().blocks).toEqual([{ ...picture, image: path }]);
    expect((await site.server.inject(path)).statusCode).toBe(200);
    await site.send('DELETE', apiPath(remove, { id: issue._id }));
    await until(async () => (await site.server.inject(path)).statusCode === 404);
  });

  test('is neither changed nor deleted nor sent again once it is being sent', async () => {
    await site.subscribe(1);
    site.post.mood = { code: 451, reply: 'later' };
    const id = await site.draft();
    await site.doWith(id, 'send');
    const answers = [
      await site.send('PUT', apiPath(update, { id }), { subject: 'x' }),
      await site.send('DELETE', apiPath(remove, { id })),
      await site.doWith(id, 'send'),
      await site.doWith(id, 'resume'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
  });
});

test('without a mail server nothing is sent, and the draft stays', async () => {
  const without = await startTestApp();
  const asAdmin = await callAsAdmin(without);
  await without.dataSource.query(
    `INSERT INTO subscribers (email, status, consent_version, consented_at)
     VALUES ('lerato@example.com', 'confirmed', '1', now())`,
  );
  const { _id: id } = (await asAdmin('POST', add, { subject: 'x', blocks: issueBlocks })).json<Issue>();
  const answer = await asAdmin('POST', apiPath(act, { id }), { action: 'send' });
  expect([answer.statusCode, answer.json().detail]).toEqual([
    409,
    'No mail server is set (SMTP_URL), so no newsletter can be sent.',
  ]);
  expect((await asAdmin('GET', list)).json<Issue[]>()[0]?.status).toBe('draft');
  await without.close();
});
