import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { apiRoutes, type Problem } from '@quartermile/core/domain';
import { AdministratorsService } from '../src/features/admin/sessions/administrators.service.js';
import { SessionService } from '../src/features/admin/sessions/session.service.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const { login, session, stream } = apiRoutes.admin;
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

  test('may be absent where visitors and the administrator may call, and must be valid if it is there', async () => {
    const submit = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: apiRoutes.cars.submit, payload: {}, headers });
    const missing = async (headers: Record<string, string>) =>
      (await submit(headers)).json<Problem>().errors?.map(({ path }) => path);
    expect(await missing({})).toContain('proofImage');
    expect(await missing({ authorization: `Bearer ${token}` })).not.toContain('proofImage');
    expect((await submit({ authorization: 'Bearer x' })).statusCode).toBe(401);
    expect((await submit({ authorization: '' })).statusCode).toBe(401);
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
