import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { apiPath, type Issue, issueMessages, issueRoutes } from '@quartermile/core/domain';
import { createDataSource } from '../src/data-source.js';
import { writeBackup } from '../src/features/backups/index.js';
import { restoreBackup } from '../src/features/backups/restore-backup.js';
import { type CallAsAdmin, callAsAdmin } from './harness/administrators/admin-client.js';
import { type MailServer, startMailServer } from './harness/servers/mail-server.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

const { add, act, list } = issueRoutes;
const body = { subject: 'Sunday wrap', blocks: [{ kind: 'heading', text: 'A new leader' }], perMinute: 1 };

let post: MailServer;
let server: TestApp;
let send: CallAsAdmin;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  post = await startMailServer();
  [server, empty] = await Promise.all([startTestApp({ smtpUrl: post.url }), createTestDatabase('template0')]);
  send = await callAsAdmin(server);
  folder = await mkdtemp(join(tmpdir(), 'quartermile-newsletter-'));
});
afterAll(async () => {
  await server.close();
  await post.close();
  await empty.drop();
  await rm(folder, { recursive: true });
});

const draft = async (more: object = {}): Promise<string> =>
  (await send('POST', add, { ...body, ...more })).json<Issue>()._id;
const doWith = (id: string, action: string) => send('POST', apiPath(act, { id }), { action });

test('a restored newsletter that was not finished is paused, a scheduled one is a draft, and each says that some may have got it', async () => {
  await server.dataSource.query(
    `INSERT INTO subscribers (email, status, consent_version, consented_at)
     SELECT 'reader' || number || '@example.com', 'confirmed', '1', now() FROM generate_series(1, 3) AS number`,
  );
  const [sending, paused, unsent] = [await draft(), await draft(), await draft()];
  const scheduled = await draft({ publishAt: '2999-01-01T00:00:00Z' });
  await doWith(sending, 'send');
  await doWith(paused, 'send');
  await doWith(paused, 'pause');
  await until(async () => post.received.length > 0);
  const statuses = (await send('GET', list)).json<Issue[]>().map(({ _id, status }) => [_id, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    [sending]: 'sending',
    [paused]: 'paused',
    [unsent]: 'draft',
    [scheduled]: 'draft',
  });
  const file = join(folder, 'newsletter.backup');
  await writeBackup(server.dataSource, null, file);

  const dataSource = await createDataSource(empty.url).initialize();
  await restoreBackup(file, { dataSource, store: null, force: true });
  const rows = await dataSource.query(
    `SELECT id, status, problem, publish_at AS at, (SELECT count(*)::int FROM newsletter_deliveries
       WHERE issue_id = newsletter_issues.id AND state = 'waiting') > 0 AS "isLeft"
     FROM newsletter_issues ORDER BY id`,
  );
  await dataSource.destroy();
  const problem = issueMessages.restored;
  expect(rows).toEqual([
    { id: sending, status: 'paused', problem, at: null, isLeft: true },
    { id: paused, status: 'paused', problem, at: null, isLeft: true },
    { id: unsent, status: 'draft', problem: null, at: null, isLeft: false },
    { id: scheduled, status: 'draft', problem, at: null, isLeft: false },
  ]);
});
