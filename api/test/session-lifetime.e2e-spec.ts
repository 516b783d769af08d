import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ADMIN_SESSION_IDLE_S, ADMIN_SESSION_MAX_S, apiRoutes } from '@quartermile/core/domain';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { login, session, refresh } = apiRoutes.admin;
/** Slightly below the idle limit of 1200 s. */
const ALMOST_IDLE_S = 1100;

/** Contract section 3: a session ends 1200 s after its last request, on logout, or 12 h after login. */
describe('the lifetime of a session', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.dataSource.query('TRUNCATE admin_session');
    token = await server.signIn();
  });

  /** Simulates elapsed time by moving the timestamps of every session into the past. */
  const pass = (seconds: number) =>
    server.dataSource.query(
      `UPDATE admin_session SET issued_at = issued_at - shift, last_seen_at = last_seen_at - shift,
         expires_at = expires_at - shift FROM make_interval(secs => $1) AS shift`,
      [seconds],
    );
  const call = async (method: 'GET' | 'POST' = 'GET', url: string = session) =>
    server.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
  const status = async () => (await call()).statusCode;

  test('the limits are those of the contract', () => {
    expect([ADMIN_SESSION_IDLE_S, ADMIN_SESSION_MAX_S]).toEqual([1200, 12 * 60 * 60]);
  });

  test('a call extends it', async () => {
    for (let nth = 0; nth < 3; nth++) {
      await pass(ALMOST_IDLE_S);
      expect(await status()).toBe(200);
    }
  });

  test('without a call it ends', async () => {
    await pass(ALMOST_IDLE_S);
    await pass(ADMIN_SESSION_IDLE_S - ALMOST_IDLE_S);
    expect(await status()).toBe(401);
  });

  test('it ends 12 h after login, however busy it was', async () => {
    let passed = 0;
    for (; passed + ALMOST_IDLE_S < ADMIN_SESSION_MAX_S; passed += ALMOST_IDLE_S) {
      await pass(ALMOST_IDLE_S);
      expect([passed, await status()]).toEqual([passed, 200]);
    }
    await pass(ADMIN_SESSION_MAX_S - passed);
    expect(await status()).toBe(401);
  });

  test('renewing its token moves the idle limit, not the limit of 12 h', async () => {
    await pass(ALMOST_IDLE_S);
    const renewed = (await call('POST', refresh)).json<{ token: string; expiresAt: string }>();
    token = renewed.token;
    await pass(ALMOST_IDLE_S);
    expect(await status()).toBe(200);
    const hours = (Date.parse(renewed.expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeLessThan(12 - ALMOST_IDLE_S / 3600 + 0.01);
  });

  test('login says when it ends at the latest', async () => {
    const payload = { email: server.config.adminEmail, password: server.config.adminPassword };
    const before = Date.now();
    const answer = await server.inject({ method: 'POST', url: login, payload });
    const lastsMs = Date.parse(answer.json<{ expiresAt: string }>().expiresAt) - before;
    expect(Math.abs(lastsMs - ADMIN_SESSION_MAX_S * 1000)).toBeLessThan(60_000);
  });
});
