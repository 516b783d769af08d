import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiPath, apiRoutes } from '@quartermile/core/domain';
import { SubscribersService } from '../src/features/newsletter/subscribers.service.js';
import { MailService } from '../src/platform/mail/mail.service.js';
import { EMAIL, NewsletterCalls, ORIGIN } from './harness/newsletter.js';

const { unsubscribe, exportCsv, delete: remove, delivery } = apiRoutes.newsletter;

describe('subscribers', () => {
  let calls: NewsletterCalls;
  beforeAll(async () => {
    calls = await NewsletterCalls.open();
  });
  beforeEach(() => calls.clear());
  afterAll(() => calls.server.close());

  describe('the administrator', () => {
    test('exports everybody as CSV, with the link that each mail must carry', async () => {
      await calls.subscribe();
      await calls.sign('=1+1@example.com');
      const answer = await calls.send('GET', exportCsv);
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
      expect((await calls.press(link)).statusCode).toBe(200);
      expect(await calls.statuses()).toEqual(['pending', 'unsubscribed']);
    });

    test('learns whether mails leave the server', async () => {
      expect((await calls.send('GET', delivery)).json()).toEqual({ hasMailServer: false });
      const mails = new MailService(calls.server.dataSource, {
        ...calls.server.config,
        smtpUrl: 'smtp://mail.example',
      });
      expect(mails.hasMailServer).toBe(true);
    });

    test('deletes a subscriber so that nothing of the address stays', async () => {
      await calls.sign(EMAIL);
      const [subscriber] = await calls.subscribers();
      const answer = await calls.send('DELETE', apiPath(remove, { id: subscriber?._id ?? '' }));
      expect(answer.json()).toEqual({ deleted: true });
      expect([await calls.subscribers(), await calls.mails()]).toEqual([[], []]);
      const activity = await calls.send('GET', `${apiRoutes.admin.activity}?limit=1`);
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
  });

  test('forgets after 30 days who never confirmed, and nobody else', async () => {
    await calls.subscribe('stays@example.com');
    await calls.sign('fresh@example.com');
    await calls.sign('goes@example.com');
    await calls.ago('created_at', '31 days');
    await calls.server.dataSource.query(
      `UPDATE subscribers SET consented_at = now() - interval '31 days' WHERE email <> 'fresh@example.com'`,
    );
    await calls.server.app.get(SubscribersService, { strict: false }).expire();
    expect((await calls.subscribers()).map(({ email }) => email).toSorted()).toEqual([
      'fresh@example.com',
      'stays@example.com',
    ]);
  });
});
