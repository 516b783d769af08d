import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import {
  HASHES_MAX,
  HASHES_WAITING_MAX,
  PasswordQueue,
} from '../src/features/admin/credentials/password-queue.js';
import { RATE_LIMITS } from '../src/platform/networks/rate-limits.js';
import { deviceCookie } from './harness/factors/factor-calls.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { until } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const HERE = '192.0.2.1';
const ELSEWHERE = '198.51.100.1';
const EMAIL = 'thandi@example.com';
const RIGHT = 'correct horse battery';
const { points, windowS } = RATE_LIMITS.loginPerNetwork;

jest.setTimeout(60_000);

describe('a flood of logins', () => {
  let database: TestDatabase;
  let one: ProbeApp;
  let other: ProbeApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    one = await startProbeApp(database.url, [], { rateLimit: 'on', trustProxy: 1 });
    other = await startProbeApp(database.url, [], { rateLimit: 'on', trustProxy: 1 });
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await database.drop();
  });
  beforeEach(() => one.dataSource.query('TRUNCATE login_failure, rate_limit'));

  const attempt = (email: string, from: string, password = 'wrong', server = one, cookie = '') =>
    server.inject({
      method: 'POST',
      url: apiRoutes.admin.login,
      headers: { 'x-forwarded-for': from, cookie },
      payload: { email, password },
    });
  const somebody = (nth: number): string => `somebody-${nth}@example.com`;
  /** Sends wrong logins with different e-mails from one network at once, and returns the responses. */
  const flood = (count: number, from = HERE) =>
    Promise.all(
      Array.from({ length: count }, (_, nth) => attempt(somebody(nth), from, 'wrong', nth % 2 ? other : one)),
    );
  const count = (answers: Awaited<ReturnType<typeof flood>>, status: number): number =>
    answers.filter(({ statusCode }) => statusCode === status).length;
  const passwords = (server = one): PasswordQueue => server.app.get(PasswordQueue, { strict: false });

  test('with different e-mails ends for its network, on every node, and for no other', async () => {
    const answers = await flood(points + 30);
    expect([count(answers, 401), count(answers, 429)]).toEqual([points, 30]);
    for (const server of [one, other]) {
      const refused = await attempt(EMAIL, HERE, RIGHT, server);
      expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_logins' });
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(windowS - 60);
      expect(wait).toBeLessThanOrEqual(windowS);
      expect((await attempt(EMAIL, ELSEWHERE, RIGHT, server)).statusCode).toBe(200);
    }
  });

  test('does not hold up the administrator who comes from another network meanwhile', async () => {
    const flooding = flood(100);
    expect((await attempt(EMAIL, ELSEWHERE, RIGHT)).statusCode).toBe(200);
    await flooding;
  });

  test('counts neither right passwords nor tries that were refused', async () => {
    for (let nth = 0; nth < points + 1; nth++)
      expect((await attempt(EMAIL, HERE, RIGHT)).statusCode).toBe(200);
    for (let nth = 0; nth < 5; nth++) expect((await attempt(EMAIL, HERE)).statusCode).toBe(401);
    for (let nth = 0; nth < points; nth++) expect((await attempt(EMAIL, HERE)).statusCode).toBe(429);
    const answers = await flood(points);
    expect([count(answers, 401), count(answers, 429)]).toEqual([points - 5, 5]);
  });

  test('from many networks gets 503 with Retry-After once too many wait, without taking a point', async () => {
    const release = Promise.withResolvers<void>();
    const held = Array.from({ length: HASHES_MAX + HASHES_WAITING_MAX }, () =>
      passwords().run(() => release.promise),
    );
    for (const [email, password] of [
      [EMAIL, RIGHT],
      [somebody(1), 'wrong'],
    ] as const) {
      const refused = await attempt(email, ELSEWHERE, password);
      expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await attempt(EMAIL, ELSEWHERE, RIGHT, other)).statusCode).toBe(200);
    release.resolve();
    await Promise.all(held);
    expect((await attempt(EMAIL, ELSEWHERE, RIGHT)).statusCode).toBe(200);
    const taken: { points: number }[] = await one.dataSource.query('SELECT points FROM rate_limit');
    expect(taken).toEqual([{ points: 0 }]);
  });

  test('from a /48 and 100 networks is behind a known device, and leaves a place for another network', async () => {
    const known = await attempt(EMAIL, HERE, RIGHT);
    const cookie = deviceCookie(known);
    const networks = [
      ...Array.from({ length: 300 }, (_, nth) => `203.0.113.${nth % 100}`),
      ...Array.from({ length: 100 }, (_, nth) => `2001:db8:1:${(nth * 600).toString(16)}::1`),
    ];
    const release = Promise.withResolvers<void>();
    const held = passwords().run(() => release.promise);
    const settled: string[] = [];
    let refused = 0;
    const waitFor = async (name: string, answer: ReturnType<typeof attempt>): Promise<number> => {
      const { statusCode } = await answer;
      if (statusCode === 503 || statusCode === 429) refused++;
      else settled.push(name);
      return statusCode;
    };
    const flooding = networks.map((from, nth) => waitFor('stranger', attempt(somebody(nth), from)));
    await until(async () => passwords().waitingCount + refused === networks.length);
    const waiting = passwords().waitingCount;
    const untouched = waitFor('untouched', attempt(EMAIL, ELSEWHERE, RIGHT));
    const device = waitFor('device', attempt(EMAIL, '203.0.113.1', RIGHT, one, cookie));
    await until(async () => passwords().waitingCount === waiting + 2);
    release.resolve();
    expect([await device, settled]).toEqual([200, ['device']]);
    expect(await untouched).toBe(200);
    await held;
    expect(new Set(await Promise.all(flooding))).toEqual(new Set([401, 429, 503]));
    expect(waiting).toBeGreaterThan(HASHES_WAITING_MAX / 2);
  });

  test('verifies one password for a known and for an unknown e-mail', async () => {
    const run = jest.spyOn(passwords(), 'run');
    for (const email of [EMAIL, somebody(1)]) {
      run.mockClear();
      expect((await attempt(email, ELSEWHERE)).json()).toMatchObject({ code: 'invalid_credentials' });
      expect([email, run.mock.calls.length]).toEqual([email, 1]);
    }
    run.mockRestore();
  });
});
