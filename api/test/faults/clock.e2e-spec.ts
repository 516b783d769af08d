import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type AdminCar, apiPath, apiRoutes } from '@quartermile/core/domain';
import { RATE_LIMITS } from '../../src/platform/networks/rate-limits.js';
import { buildSubmission } from '../harness/cars.js';
import { readFaultConfig } from '../harness/faults/fault-config.js';
import { CREDENTIALS, Installation } from '../harness/faults/installation.js';
import type { Targets } from '../harness/faults/keyed-writes.js';
import { prepareClock, type ShiftedClock } from '../harness/faults/shifted-clock.js';
import { addTargets } from '../harness/faults/verify-writes.js';
import { uniquePicture } from '../harness/pictures.js';
import { makeOpenFolder, until } from '../harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const { isLong } = readFaultConfig();
jest.setTimeout(isLong ? 240_000 : 90_000);

/** Each test returns from its jump, so that the short form has jumps of both lengths in both directions, too. */
const SHORT: [string, number][] = [
  ['an hour back', -HOUR_S],
  ['a day forward', DAY_S],
];
const LONG: [string, number][] = [
  ['an hour forward', HOUR_S],
  ['a day back', -DAY_S],
];
const JUMPS = isLong ? [...SHORT, ...LONG] : SHORT;

let folder: string;
let clock: ShiftedClock;
let database: TestDatabase;
let product: Installation;
let address: string;
let targets: Targets;
beforeAll(async () => {
  folder = await makeOpenFolder();
  clock = await prepareClock(join(folder, 'clock'));
  database = await createTestDatabase();
  product = new Installation(join(folder, 'data'), {
    DATABASE_URL: database.url,
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
    ...clock.env,
  });
  ({ address } = await product.recover());
  targets = await product.withDatabase(addTargets);
});
afterAll(async () => {
  await product?.stop();
  await database?.drop();
  await rm(dirname(folder), { recursive: true, force: true });
});

/** The clock of the server, from the header of a response. */
const shiftOf = async (): Promise<number> => {
  const { headers } = await call('GET', apiRoutes.health);
  return (Date.parse(headers.get('date') ?? '') - Date.now()) / 1000;
};
async function jump(seconds: number): Promise<void> {
  await clock.shift(seconds);
  await until(async () => Math.abs((await shiftOf()) - seconds) < 60);
}

let networks = 0;
/** A network that has sent nothing yet. */
const newNetwork = (): string => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

interface Options {
  readonly from?: string;
  readonly token?: string;
  readonly key?: string;
}
const call = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  { from = newNetwork(), token, key }: Options = {},
): Promise<Response> =>
  fetch(address + path, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
const signIn = async (): Promise<string> => {
  const response = await call('POST', apiRoutes.admin.login, CREDENTIALS);
  expect(response.status).toBe(200);
  return ((await response.json()) as { token: string }).token;
};
const signUp = (from: string, email = `${randomUUID()}@example.com`): Promise<Response> =>
  call('POST', apiRoutes.newsletter.signup, { email }, { from });
const vote = (from: string): Promise<Response> =>
  call('POST', apiRoutes.leaderboard.vote, { entryId: targets.entry }, { from });
const submit = async (): Promise<string> => {
  const car = {
    ...buildSubmission(),
    image: uniquePicture(),
    cellphone: `+2782${String(networks).padStart(7, '0')}`,
  };
  const response = await call('POST', apiRoutes.cars.submit, car);
  expect(response.status).toBe(201);
  return ((await response.json()) as { _id: string })._id;
};
const cars = async (path: string, token: string): Promise<AdminCar[]> =>
  (await call('GET', path, undefined, { token })).json() as Promise<AdminCar[]>;
const approve = async (carId: string, token: string): Promise<void> => {
  const decision = { carId, action: 'approve', categories: ['World Facts'] };
  expect((await call('POST', apiRoutes.cars.review, decision, { token })).status).toBe(200);
};
const rows = <Row extends object>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  product.withDatabase(async (client) => (await client.query<Row>(statement, values)).rows);

/** Sends calls from one network until its limit is reached. */
async function exhaust(send: (from: string) => Promise<Response>, points: number): Promise<string> {
  const from = newNetwork();
  const statuses = await Promise.all(Array.from({ length: points }, async () => (await send(from)).status));
  expect(statuses.every((status) => status < 300)).toBe(true);
  expect((await send(from)).status).toBe(429);
  return from;
}

/** A network stays refused, not for longer than its window, while others are served. */
async function expectLimit(
  send: (from: string) => Promise<Response>,
  from: string,
  windowS: number,
): Promise<void> {
  const refused = await send(from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(windowS);
  expect((await send(newNetwork())).status).toBeLessThan(300);
}

describe.each(JUMPS)('the clock of a server that jumps by %s, and returns', (_name, seconds) => {
  let token: string;
  beforeEach(async () => {
    await jump(0);
    token = await signIn();
  });

  test('sessions: those of before, meanwhile and afterwards remain valid', async () => {
    const isValid = async (given: string) =>
      (await call('GET', apiRoutes.admin.session, undefined, { token: given })).status;
    await jump(seconds);
    const meanwhile = await signIn();
    expect([await isValid(token), await isValid(meanwhile)]).toEqual([200, 200]);
    await jump(0);
    expect([await isValid(token), await isValid(meanwhile)]).toEqual([200, 200]);
  });

  test('limits neither end early nor last longer', async () => {
    const { newsletter, vote: votes } = RATE_LIMITS;
    const voters = await exhaust(vote, votes.points);
    const readers = await exhaust(signUp, newsletter.points);
    await jump(seconds);
    await expectLimit(vote, voters, votes.windowS);
    await expectLimit(signUp, readers, newsletter.windowS);
    const [votersMeanwhile, readersMeanwhile] = [
      await exhaust(vote, votes.points),
      await exhaust(signUp, newsletter.points),
    ];
    await jump(0);
    await expectLimit(vote, votersMeanwhile, votes.windowS);
    for (const from of [readers, readersMeanwhile]) await expectLimit(signUp, from, newsletter.windowS);
  });

  test('a key returns its first response and acts once', async () => {
    const key = randomUUID();
    const send = async () =>
      (await call('POST', apiRoutes.events.add, { title: key, date: '2031-02-03' }, { token, key })).text();
    const first = await send();
    await jump(seconds);
    expect(await send()).toBe(first);
    await jump(0);
    expect(await send()).toBe(first);
    expect(await rows("SELECT FROM events WHERE document ->> 'title' = $1", [key])).toHaveLength(1);
  });

  test('approvals remain in their order, with pictures that open', async () => {
    const order: string[] = [];
    for (const shift of [0, seconds, 0]) {
      await jump(shift);
      const carId = await submit();
      const image = (await cars(apiRoutes.cars.pending, token)).find(({ _id }) => _id === carId)?.image;
      expect((await call('GET', image ?? '')).status).toBe(200);
      await approve(carId, token);
      order.unshift(carId);
    }
    const approved = (await cars(apiRoutes.cars.approved, token)).map(({ _id }) => _id);
    expect(approved.filter((carId) => order.includes(carId))).toEqual(order);
  });

  test('a confirmation mail is sent again after its pause, and its link works', async () => {
    const email = `${randomUUID()}@example.com`;
    const mails = () => rows<{ text: string }>('SELECT text FROM mails WHERE recipient = $1', [email]);
    const pauseEnds = () =>
      rows("UPDATE subscribers SET mailed_at = mailed_at - interval '1 hour' WHERE email = $1", [email]);
    await jump(seconds);
    await signUp(newNetwork(), email);
    await signUp(newNetwork(), email);
    expect(await mails()).toHaveLength(1);
    await pauseEnds();
    await jump(0);
    await signUp(newNetwork(), email);
    expect(await mails()).toHaveLength(2);
    const [mail] = await mails();
    const link = /\{PUBLIC_URL\}(\S+confirm\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await jump(seconds);
    expect((await call('GET', link)).status).toBe(200);
    await pauseEnds();
    await signUp(newNetwork(), email);
    // The pause has doubled with the second mail; an hour is longer than that.
    expect(await mails()).toHaveLength(3);
  });

  test('votes and views count for the day of the database', async () => {
    await jump(seconds);
    expect((await vote(newNetwork())).status).toBe(200);
    const view = apiPath(apiRoutes.videos.view, { id: targets.video });
    expect((await call('POST', view, {})).status).toBe(200);
    const days = await rows(
      "SELECT FROM video_views WHERE day NOT IN (SELECT (now() AT TIME ZONE 'Africa/Johannesburg')::date)",
    );
    expect(days).toEqual([]);
    expect(await rows('SELECT FROM votes WHERE abs(extract(epoch FROM now() - created_at)) > 600')).toEqual(
      [],
    );
  });

  test('readiness goes on reporting the disk as it is', async () => {
    const incoming = join(product.dataDir, 'incoming');
    const ready = async () => (await call('GET', apiRoutes.ready)).status;
    for (const shift of [seconds, 0]) {
      await jump(shift);
      await rename(incoming, `${incoming}.moved`);
      await writeFile(incoming, '');
      await until(async () => (await ready()) === 503);
      await rm(incoming);
      await rename(`${incoming}.moved`, incoming);
      await until(async () => (await ready()) === 200);
    }
  });

  test('the calendar contains what is upcoming by the clock as it is', async () => {
    const title = randomUUID();
    const inTwelveHours = new Date(Date.now() + 12 * HOUR_S * 1000).toISOString();
    const event = { title, date: inTwelveHours };
    expect((await call('POST', apiRoutes.events.add, event, { token })).status).toBe(201);
    const isListed = async () =>
      (await (await call('GET', apiRoutes.events.calendar)).text()).includes(title);
    expect(await isListed()).toBe(true);
    await jump(seconds);
    await until(async () => (await isListed()) === seconds < DAY_S);
    await jump(0);
    await until(isListed);
  });
});

describe('jobs', () => {
  /** The schedule is checked every 30 s. A job that is due every minute takes longer, which the long form waits for. */
  const signs = isLong
    ? "SELECT FROM jobs.job WHERE name = 'mail' AND state = 'completed' AND completed_on > $1"
    : 'SELECT FROM jobs.version WHERE cron_on > $1';

  test.each(isLong ? JUMPS : SHORT.slice(1))(
    'are scheduled after the clock has jumped by %s and returned',
    async (_name, seconds) => {
      for (const shift of [seconds, 0]) {
        await jump(shift);
        const [now] = await rows<{ now: Date }>('SELECT now() AS now');
        // In the short form only after the return, which is the jump that used to stop them.
        if (isLong || shift === 0) await until(async () => (await rows(signs, [now?.now])).length > 0);
      }
    },
  );
});
