import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import {
  ADMIN_SESSION_IDLE_S,
  ADMIN_SESSION_MAX_S,
  apiRoutes,
  type OwnSession,
  peopleRoutes,
} from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/sessions/administrators.service.js';
import { SessionService } from '../src/features/admin/sessions/session.service.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { login, refresh, session, stream } = apiRoutes.admin;
/** Slightly below the idle limit of 1200 s. */
const ALMOST_IDLE_S = 1100;

interface Claims {
  readonly sub: string;
  readonly sid: string;
  readonly jti: string;
  readonly iss: string;
  readonly exp: number;
}

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

const call = (authorization: string | undefined, url: string = session) =>
  server.inject({ method: 'GET', url, headers: authorization === undefined ? {} : { authorization } });
const statusWith = async (authorization: string | undefined) => (await call(authorization)).statusCode;
const claimsOf = (text: string): Claims => server.app.get(JwtService).decode<Claims>(text);
const sessions = (): SessionService => server.app.get(SessionService);
/** Moves the last call of every session into the past. */
const idleFor = (seconds: number) =>
  server.dataSource.query('UPDATE admin_session SET last_seen_at = now() - make_interval(secs => $1)', [
    seconds,
  ]);

describe('the header with the token', () => {
  test('may have the scheme in any case and several spaces', async () => {
    expect([await statusWith(`bearer ${token}`), await statusWith(`BEARER   ${token}`)]).toEqual([200, 200]);
  });

  test('holds nothing but scheme and token', async () => {
    const odd = [undefined, '', 'Bearer', `Bearer${token}`, token, `Basic ${token}`];
    const around = [`Bearer ${token} x`, `Bearer ${token},`, `x Bearer ${token}`, `Bearer x ${token}`];
    for (const authorization of [...odd, ...around])
      expect([authorization, await statusWith(authorization)]).toEqual([authorization, 401]);
  });

  test('is not required for a page that does not exist', async () => {
    expect((await call(undefined, '/api/nowhere')).statusCode).toBe(404);
  });
});

describe('a token', () => {
  test('names its issuer and ends with its session', async () => {
    const payload = { email: server.config.adminEmail, password: server.config.adminPassword };
    const answer = await server.inject({ method: 'POST', url: login, payload });
    const issued = answer.json<{ token: string; expiresAt: string }>();
    const { iss, exp } = claimsOf(issued.token);
    expect([iss, exp]).toEqual(['quartermile', Math.floor(Date.parse(issued.expiresAt) / 1000)]);
  });

  test('is refused when it was signed for another issuer, with another algorithm, or without a session', async () => {
    const { sub, sid, jti, exp } = claimsOf(token);
    const sign = (claims: object, options: object = {}) =>
      `Bearer ${server.app.get(JwtService).sign(claims, options)}`;
    expect(await statusWith(sign({ sub, sid, jti, exp }))).toBe(200);
    expect(await statusWith(sign({ sub, sid, jti, exp }, { issuer: 'another' }))).toBe(401);
    expect(await statusWith(sign({ sub, sid, jti, exp }, { algorithm: 'HS512' }))).toBe(401);
    expect(await statusWith(sign({ sub, jti, exp }))).toBe(401);
    expect(await statusWith(sign({ sub, sid, jti }))).toBe(401);
    expect(await statusWith(sign({ sub, sid, jti, exp: Math.floor(Date.now() / 1000) - 60 }))).toBe(401);
  });
});

describe('sessions', () => {
  test('that have ended are deleted at the next login', async () => {
    await idleFor(1200);
    await server.signIn();
    expect(await server.dataSource.query('SELECT 1 FROM admin_session')).toHaveLength(1);
  });

  test('of an administrator all end with the password', async () => {
    const other = await server.signIn();
    await server.app.get(AdministratorsService).ensure(server.config.adminEmail ?? '', 'another password');
    expect([await statusWith(`Bearer ${token}`), await statusWith(`Bearer ${other}`)]).toEqual([401, 401]);
    await server.app
      .get(AdministratorsService)
      .ensure(server.config.adminEmail ?? '', server.config.adminPassword);
  });

  test('are not extended by a stream that reconnects by itself', async () => {
    await idleFor(1100);
    const answer = await server.inject({
      method: 'GET',
      url: stream,
      headers: { authorization: `Bearer ${token}` },
      payloadAsStream: true,
    });
    expect(answer.statusCode).toBe(200);
    answer.stream().destroy();
    const [row] = await server.dataSource.query<{ idle: number }[]>(
      'SELECT extract(epoch FROM now() - last_seen_at)::int AS idle FROM admin_session',
    );
    expect(row?.idle).toBeGreaterThanOrEqual(1100);
  });

  test('last until the earlier of the idle limit and the latest end', async () => {
    const { sid } = claimsOf(token);
    await idleFor(200);
    const remaining = async () => ((await sessions().remaining([sid])).get(sid) ?? 0) / 1000;
    expect(Math.abs((await remaining()) - 1000)).toBeLessThan(30);
    await server.dataSource.query("UPDATE admin_session SET expires_at = now() + interval '100 s'");
    expect(Math.abs((await remaining()) - 100)).toBeLessThan(30);
    await idleFor(1200);
    expect((await sessions().remaining([sid])).size).toBe(0);
  });

  test('that ended have no expiry', async () => {
    const admin = await sessions().authenticate(token);
    if (!admin) throw new Error('The token is valid.');
    await sessions().end(admin);
    await expect(sessions().expiryOf(admin)).rejects.toMatchObject({ code: 'unauthorized' });
    await expect(sessions().renew(admin, undefined)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

/** Contract section 3: a session ends 1200 s after its last request, on logout, or 12 h after login. */
describe('the lifetime of a session', () => {
  /** Simulates elapsed time by moving the timestamps of every session into the past. */
  const pass = (seconds: number) =>
    server.dataSource.query(
      `UPDATE admin_session SET issued_at = issued_at - shift, last_seen_at = last_seen_at - shift,
         expires_at = expires_at - shift FROM make_interval(secs => $1) AS shift`,
      [seconds],
    );
  const status = () => statusWith(`Bearer ${token}`);

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
    const renewed = (
      await server.inject({ method: 'POST', url: refresh, headers: { authorization: `Bearer ${token}` } })
    ).json<{ token: string; expiresAt: string }>();
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

const ADDRESS = '203.0.113.7';

/** The place of a session that is opened through a proxy with these headers. */
async function placeOf(
  proxied: TestApp,
  headers: Record<string, string>,
): Promise<string | null | undefined> {
  const { adminEmail: email, adminPassword: password } = proxied.config;
  const opened = await proxied.inject({
    method: 'POST',
    url: apiRoutes.admin.login,
    payload: { email, password },
    headers: { 'x-forwarded-for': ADDRESS, ...headers },
  });
  const authorization = `Bearer ${opened.json<{ token: string }>().token}`;
  const answer = await proxied.inject({ url: peopleRoutes.sessions, headers: { authorization } });
  return answer.json<OwnSession[]>().find(({ isCurrent }) => isCurrent)?.place;
}

test('the place of a session is the country that the proxy sends, otherwise the network', async () => {
  const proxied = await startTestApp({ trustProxy: 1, countryHeader: 'cf-ipcountry' });
  expect(await placeOf(proxied, { 'cf-ipcountry': 'ZA' })).toBe('ZA');
  expect(await placeOf(proxied, { 'CF-IPCountry': 'za' })).toBe('ZA');
  expect(await placeOf(proxied, {})).toBe(ADDRESS);
  // Cloudflare's codes for an unknown country and for Tor, and what no proxy sends.
  for (const other of ['XX', 'T1', 'ZAF', '', 'Z<', '12']) {
    expect(await placeOf(proxied, { 'cf-ipcountry': other })).toBe(ADDRESS);
  }
  expect(await placeOf(proxied, { 'x-country': 'ZA' })).toBe(ADDRESS);
  await proxied.close();
});

test('without COUNTRY_HEADER no header changes the place of a session', async () => {
  const proxied = await startTestApp({ trustProxy: 1 });
  for (const name of ['cf-ipcountry', 'x-country', 'null', 'undefined']) {
    expect(await placeOf(proxied, { [name]: 'ZA' })).toBe(ADDRESS);
  }
  await proxied.close();
});
