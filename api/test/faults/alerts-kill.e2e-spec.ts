import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, jest, test } from '@jest/globals';
import { alertRoutes, apiRoutes } from '@quartermile/core/domain';
import { createDataSource } from '../../src/data-source.js';
import { buildConfig } from '../harness/build-config.js';
import { buildSubmission } from '../harness/cars.js';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { type MailServer, startMailServer } from '../harness/servers/mail-server.js';
import { type PushDevice, startPushServer } from '../harness/servers/push-server.js';
import { type ServerProcess, startServerProcess, until } from '../harness/servers/server-process.js';
import { createTestDatabase } from '../harness/test-database.js';

const { isLong, FAULT_REPORT } = readFaultConfig();
jest.setTimeout(isLong ? 1_200_000 : 180_000);

const NAMES = fileURLToPath(new URL('../harness/servers/push-name.mjs', import.meta.url));
const KILLS = isLong ? 50 : 4;
const DEVICES = 3;
/** Cars sent for each kill, the middle one before it. */
const CARS = 3;

const carsOf = (subject = ''): number => Number(/^\d+/.exec(subject)?.[0] ?? 0);
const sum = (counts: Iterable<number>): number => [...counts].reduce((all, count) => all + count, 0);
/** Cars that a device shows: a message replaces an earlier one with its tag. */
const shownBy = ({ received }: PushDevice): number =>
  sum(new Map(received.map(({ tag, title }) => [tag, carsOf(title)])).values());
/** Cars that mails tell of: one that arrives twice has the same Message-ID. */
const mailedBy = ({ received }: MailServer): number =>
  sum(new Map(received.map(({ headers }) => [headers['message-id'], carsOf(headers.subject)])).values());

/** Seconds from each submission to the message that tells of it. */
function delaysOf({ received }: PushDevice, sentAt: readonly number[]): number[] {
  const firsts = [...new Map(received.toReversed().map((message) => [message.tag, message])).values()];
  const arrivals = firsts
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, title }) => Array.from({ length: carsOf(title) }, () => at));
  return arrivals.map((at, index) => (at - (sentAt[index] ?? at)) / 1000).toSorted((a, b) => a - b);
}

test(`each device and mailbox gets each car once while ${KILLS} nodes are killed amid messages`, async () => {
  const [post, push, database] = [
    await startMailServer(),
    await startPushServer(),
    await createTestDatabase(),
  ];
  const dataSource = await createDataSource(database.url).initialize();
  const { dataDir, jwtSecret, adminEmail, adminPassword } = buildConfig();
  const nodes: ServerProcess[] = [];
  const startNode = (name: string): ServerProcess => {
    const started = startServerProcess({
      DATABASE_URL: database.url,
      DATA_DIR: `${dataDir}/${name}`,
      JWT_SECRET: jwtSecret,
      ADMIN_EMAIL: adminEmail,
      ADMIN_PASSWORD: adminPassword,
      SMTP_URL: post.url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'trace',
      NODE_OPTIONS: `--import=${NAMES}`,
      NODE_EXTRA_CA_CERTS: push.certificateFile,
    });
    nodes.push(started);
    return started;
  };
  let [node, spare] = [startNode('first'), startNode('second')];
  await Promise.all([node.ready, spare.ready]);
  let token = '';
  const call = async (method: string, path: string, body: object): Promise<unknown> => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch((await spare.ready) + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const login = { email: adminEmail, password: adminPassword };
  ({ token } = (await call('POST', apiRoutes.admin.login, login)) as { token: string });
  const devices = Array.from({ length: DEVICES }, () => push.subscribe());
  for (const { subscription } of devices) await call('PUT', alertRoutes.addDevice, subscription);
  token = '';

  const sentAt: number[] = [];
  const submit = async (): Promise<void> => {
    await call('POST', apiRoutes.cars.submit, buildSubmission({ name: `Car ${sentAt.length}` }));
    sentAt.push(Date.now());
    // Otherwise all but the first mail would come after an hour.
    await dataSource.query(
      'UPDATE alert_targets SET due_at = now() WHERE endpoint IS NULL AND due_at > now()',
    );
  };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await submit();
    push.onArrival = () => node.child.kill('SIGKILL');
    while (sentAt.length < CARS * (kill + 1)) await submit();
    await until(async () => push.onArrival === null);
    await node.exited;
    [node, spare] = [spare, startNode(`next-${kill}`)];
    await spare.ready;
  }
  await until(async () => devices.every((device) => shownBy(device) >= sentAt.length));
  await until(async () => {
    await dataSource.query(
      'UPDATE alert_targets SET due_at = now() WHERE endpoint IS NULL AND due_at > now()',
    );
    return mailedBy(post) >= sentAt.length;
  });
  expect(devices.map(shownBy)).toEqual(devices.map(() => sentAt.length));
  expect(mailedBy(post)).toBe(sentAt.length);
  const delays = devices.flatMap((device) => delaysOf(device, sentAt)).toSorted((a, b) => a - b);
  const repeated = devices.map(
    ({ received }) => received.length - new Set(received.map(({ tag }) => tag)).size,
  );
  const percentile = (part: number) => delays[Math.ceil(part * delays.length) - 1];
  const figures = {
    kills: KILLS,
    cars: sentAt.length,
    repeated,
    p50: percentile(0.5),
    p95: percentile(0.95),
  };
  if (FAULT_REPORT) appendFileSync(FAULT_REPORT, `${JSON.stringify({ fault: 'alerts', ...figures })}\n`);
  for (const one of [node, spare]) one.child.kill('SIGTERM');
  await Promise.all([node.exited, spare.exited]);
  const logs = nodes.map(({ output }) => output.stdout + output.stderr).join('');
  const { owner, cellphone } = buildSubmission();
  for (const secret of [owner, cellphone, adminEmail, 'push.example.test'])
    expect(logs).not.toContain(secret);
  expect(logs).toContain('/api/cars/submit');
  await dataSource.destroy();
  await Promise.all([post.close(), push.close(), database.drop()]);
});
