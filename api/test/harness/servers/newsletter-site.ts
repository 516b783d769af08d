import { apiPath, type Issue, issueRoutes } from '@quartermile/core/domain';
import { MailDispatcher } from '../../../src/platform/mail/mail-dispatcher.service.js';
import { callAsAdmin } from '../administrators/admin-client.js';
import { emptyTables } from '../empty-tables.js';
import { startTestApp } from '../test-app.js';
import { startMailServer } from './mail-server.js';

const { add, act, list } = issueRoutes;
/** The content of each draft. */
export const issueBlocks = [
  { kind: 'heading', text: 'A new leader <b>' },
  { kind: 'paragraph', text: 'One line\nand another.\n\nA second paragraph & more.' },
  { kind: 'button', label: 'Race', link: 'https://example.com/race?a=1&b=2' },
];

export type NewsletterSite = Awaited<ReturnType<typeof startNewsletterSite>>;

/** A site with a mail server, and what is done with its newsletters. */
export async function startNewsletterSite() {
  const post = await startMailServer();
  const server = await startTestApp({ smtpUrl: post.url });
  const send = await callAsAdmin(server);
  const read = async (id: string): Promise<Issue | undefined> =>
    (await send('GET', list)).json<Issue[]>().find(({ _id }) => _id === id);
  return {
    post,
    server,
    send,
    read,
    subscribe: (count: number, status = 'confirmed') =>
      server.dataSource.query(
        `INSERT INTO subscribers (email, status, consent_version, consented_at)
         SELECT '${status}' || number || '@example.com', '${status}', '1', now() FROM generate_series(1, $1) AS number`,
        [count],
      ),
    draft: async (perMinute = 6000): Promise<string> =>
      (await send('POST', add, { subject: 'Sunday wrap', blocks: issueBlocks, perMinute })).json<Issue>()._id,
    doWith: (id: string, action: string) => send('POST', apiPath(act, { id }), { action }),
    isSent: async (id: string) => (await read(id))?.status === 'sent',
    addresses: () => post.received.flatMap(({ to }) => to).toSorted(),
    dispatch: () => server.app.get(MailDispatcher, { strict: false }).dispatch(),
    async empty(): Promise<void> {
      post.mood = 'takes';
      await emptyTables(server, 'newsletter_issues', 'newsletter_deliveries', 'subscribers', 'mails');
      post.received.length = 0;
    },
    async close(): Promise<void> {
      await server.close();
      await post.close();
    },
  };
}
