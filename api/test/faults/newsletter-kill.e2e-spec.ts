import { expect, jest, test } from '@jest/globals';
import { apiPath, apiRoutes, type Issue, issueRoutes } from '@quartermile/core/domain';
import { createDataSource } from '../../src/data-source.js';
import { buildConfig } from '../harness/build-config.js';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { startMailServer } from '../harness/servers/mail-server.js';
import { type ServerProcess, startServerProcess, until } from '../harness/servers/server-process.js';
import { createTestDatabase } from '../harness/test-database.js';

const { isLong } = readFaultConfig();
/** On a busy machine with two cores, 10,000 mails take a quarter of an hour. */
jest.setTimeout(isLong ? 1_800_000 : 300_000);

const SUBSCRIBERS = isLong ? 10_000 : 1000;
/** Mails that have arrived when a node is killed. */
const KILLS = [0.3 * SUBSCRIBERS, 0.6 * SUBSCRIBERS];

test(`a newsletter reaches ${SUBSCRIBERS} subscribers once each while nodes are killed`, async () => {
  const [post, database] = [await startMailServer(), await createTestDatabase()];
  const dataSource = await createDataSource(database.url).initialize();
  const { dataDir, jwtSecret, adminEmail, adminPassword } = buildConfig();
  const startNode = (name: string): ServerProcess =>
    startServerProcess({
      DATABASE_URL: database.url,
      DATA_DIR: `${dataDir}/${name}`,
      JWT_SECRET: jwtSecret,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      SMTP_URL: post.url,
    });
  await dataSource.query(
    `INSERT INTO subscribers (email, status, consent_version, consented_at)
     SELECT 'reader' || number || '@example.com', 'confirmed', '1', now() FROM generate_series(1, $1) AS number`,
    [SUBSCRIBERS],
  );
  let node = startNode('first');
  let spare = startNode('second');
  await Promise.all([node.ready, spare.ready]);
  let token = '';
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const address = await spare.ready;
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    return fetch(address + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  const login = await call('POST', apiRoutes.admin.login, { email: adminEmail, password: adminPassword });
  expect([login.status, await login.clone().text()]).toEqual([200, expect.any(String)]);
  token = ((await login.json()) as { token: string }).token;
  const body = { subject: 'Sunday wrap', blocks: [{ kind: 'paragraph', text: 'A new leader.' }] };
  const added = await call('POST', issueRoutes.add, body);
  expect([added.status, await added.clone().text()]).toEqual([201, expect.any(String)]);
  const { _id: id } = (await added.json()) as Issue;
  const act = (action: string) => call('POST', apiPath(issueRoutes.act, { id }), { action });
  await act('send');
  // Faster than the dashboard allows.
  await dataSource.query('UPDATE newsletter_issues SET per_minute = 120000');

  /** Whose mail is in doubt, and was it accepted? Its administrator asks the mail server. */
  const settleDoubts = async (): Promise<number> => {
    const rows: { id: string }[] = await dataSource.query(
      `SELECT id FROM newsletter_deliveries WHERE state = 'uncertain'`,
    );
    const arrived = new Set(post.received.map(({ headers }) => headers['message-id']));
    for (const row of rows) await act(arrived.has(`<${row.id}@localhost>`) ? 'accept' : 'resend');
    return rows.length;
  };

  let doubts = 0;
  for (const [turn, count] of KILLS.entries()) {
    await until(async () => post.received.length >= count);
    node.child.kill('SIGKILL');
    await node.exited;
    // The other node goes on, recognises what is in doubt, and gets a companion, which is killed later.
    const { length } = post.received;
    await until(async () => post.received.length > length + SUBSCRIBERS / 50);
    const settled = await settleDoubts();
    expect(settled).toBeLessThanOrEqual(1);
    doubts += settled;
    [node, spare] = [spare, startNode(`next-${turn}`)];
    await spare.ready;
  }
  await until(async () => {
    const [issue] = await dataSource.query('SELECT status FROM newsletter_issues');
    return issue.status === 'sent';
  });
  expect(await settleDoubts()).toBe(0);
  const counts = Map.groupBy(post.received, ({ to }) => to[0] ?? '');
  expect(counts.size).toBe(SUBSCRIBERS);
  expect(post.received).toHaveLength(SUBSCRIBERS);
  expect(new Set(post.received.map(({ headers }) => headers['message-id'])).size).toBe(SUBSCRIBERS);
  const states = await dataSource.query(
    'SELECT state, count(*)::int FROM newsletter_deliveries GROUP BY state',
  );
  expect(states).toEqual([{ state: 'sent', count: SUBSCRIBERS }]);
  expect(doubts).toBeLessThanOrEqual(KILLS.length);
  for (const one of [node, spare]) one.child.kill('SIGTERM');
  await Promise.all([node.exited, spare.exited]);
  await dataSource.destroy();
  await post.close();
  await database.drop();
});
