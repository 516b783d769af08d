import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { apiRoutes, peopleRoutes } from '@quartermile/core/domain';
import { hashPassword } from '../src/features/admin/credentials/password.js';
import { RATE_LIMITS } from '../src/platform/networks/rate-limits.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

const HERE = '192.0.2.1';
const EMAIL = 'thandi@example.com';
const RIGHT = 'correct horse battery';

describe('failed logins', () => {
  let database: TestDatabase;
  let one: ProbeApp;
  let other: ProbeApp;
  let open: ProbeApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    one = await startProbeApp(database.url, [], { rateLimit: 'on', trustProxy: 1 });
    other = await startProbeApp(database.url, [], { rateLimit: 'on', trustProxy: 1 });
    open = await startProbeApp(database.url, []);
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close(), open.close()]);
    await database.drop();
  });
  beforeEach(() => one.dataSource.query('TRUNCATE login_failure, rate_limit'));

  const attempt = (server: ProbeApp, password: string, email = EMAIL, from = HERE, cookie = '') =>
    server.inject({
      method: 'POST',
      url: apiRoutes.admin.login,
      headers: { 'x-forwarded-for': from, cookie },
      payload: { email, password },
    });
  const status = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).statusCode;
  const fail = async (times: number, server = one) => {
    for (let time = 0; time < times; time++) expect(await status(server, 'wrong')).toBe(401);
  };

  test('five of them refuse even the right password there, on every node', async () => {
    const token = await one.signIn();
    await fail(3, one);
    await fail(2, other);
    for (const server of [one, other]) {
      const answer = await attempt(server, RIGHT);
      expect(answer.json()).toEqual({
        status: 429,
        title: 'Too Many Requests',
        code: 'too_many_logins',
        detail: 'Too many failed logins. Please wait a few minutes and try again.',
      });
      const wait = Number(answer.headers['retry-after']);
      expect(wait).toBeGreaterThan(880);
      expect(wait).toBeLessThanOrEqual(900);
    }
    expect(await status(one, RIGHT, EMAIL.toUpperCase())).toBe(429);
    expect(await status(one, RIGHT, EMAIL, '192.0.2.2')).toBe(200);
    expect(await status(one, 'wrong', 'nobody@example.com')).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await one.inject({ url: apiRoutes.admin.session, headers })).statusCode).toBe(200);
  });

  test('refused tries do not count, so the wait ends', async () => {
    await fail(5);
    expect(await status(one, RIGHT)).toBe(429);
    await one.dataSource.query("UPDATE login_failure SET at = at - interval '15 minutes'");
    expect(await status(one, RIGHT)).toBe(200);
  });

  test('any 15 minutes count, not those since the first failure', async () => {
    await fail(1);
    await one.dataSource.query("UPDATE login_failure SET at = at - interval '14 minutes 50 seconds'");
    await fail(4);
    expect(await status(one, RIGHT)).toBe(429);
    await one.dataSource.query("UPDATE login_failure SET at = at - interval '20 seconds'");
    await fail(1);
    expect(await status(one, RIGHT)).toBe(429);
  });

  test('four of them and a login let one more fail', async () => {
    await fail(4);
    expect(await status(one, RIGHT)).toBe(200);
    await fail(1);
    expect(await status(one, RIGHT)).toBe(429);
  });

  test('a volley is counted as it comes', async () => {
    const volley = await Promise.all(Array.from({ length: 30 }, () => status(one, 'wrong')));
    expect(volley.filter((answer) => answer === 401)).toHaveLength(5);
    expect(volley.filter((answer) => answer === 429)).toHaveLength(25);
  });

  test('right logins at the same moment are all let in', async () => {
    const logins = await Promise.all(Array.from({ length: 12 }, () => status(one, RIGHT)));
    expect(new Set(logins)).toEqual(new Set([200]));
  });

  test('a /56 of IPv6 counts as two, and a /48 as three', async () => {
    const volley = async (from: (nth: number) => string): Promise<number> => {
      const tries = Array.from({ length: 20 }, (_, nth) =>
        status(nth % 2 ? one : other, 'wrong', EMAIL, from(nth)),
      );
      return (await Promise.all(tries)).filter((answer) => answer === 401).length;
    };
    // Each node counts what the other did meanwhile after a try.
    expect(await volley((nth) => `2001:db8:1:1${(10 + nth).toString()}::1`)).toBeLessThanOrEqual(11);
    expect(await volley((nth) => `2001:db8:1:${(10 + nth).toString()}00::1`)).toBeLessThanOrEqual(6);
    for (const from of ['2001:db8:1:1ff::1', '2001:db8:1:ffff::1'])
      expect([from, await status(one, RIGHT, EMAIL, from)]).toEqual([from, 429]);
    expect(await status(one, RIGHT, EMAIL, '2001:db8:2::1')).toBe(200);
  });

  test('are not counted while limits are switched off', async () => {
    await fail(8, open);
    expect(await status(open, RIGHT)).toBe(200);
  });

  describe('and a device that logged in before', () => {
    /** Its cookie. */
    const known = async (): Promise<string> => {
      const header = String((await attempt(one, RIGHT)).headers['set-cookie']);
      expect(header).toMatch(
        /^quartermile_device=[\w.-]+; Max-Age=34560000; Path=\/api\/admin; HttpOnly; SameSite=Strict$/,
      );
      return header.split(';')[0] ?? '';
    };
    const failWith = async (cookie: string, times: number): Promise<void> => {
      for (let time = 0; time < times; time++)
        expect(await status(time % 2 ? one : other, 'wrong', EMAIL, HERE, cookie)).toBe(401);
    };

    test('strangers in its network do not lock it out, and it stays the same device', async () => {
      const cookie = await known();
      await fail(5);
      for (let nth = 0; nth < RATE_LIMITS.loginPerNetwork.points; nth++)
        await attempt(one, 'wrong', `somebody-${nth}@example.com`);
      expect(await status(one, RIGHT)).toBe(429);
      const again = await attempt(other, RIGHT, EMAIL.toUpperCase(), HERE, cookie);
      expect([again.statusCode, String(again.headers['set-cookie']).split(';')[0]]).toEqual([200, cookie]);
    });

    test('five failures of its own refuse it there on every node, and count for its network', async () => {
      const cookie = await known();
      await failWith(cookie, 5);
      for (const server of [one, other]) {
        expect(await status(server, RIGHT, EMAIL, HERE, cookie)).toBe(429);
        expect(await status(server, RIGHT)).toBe(429);
      }
      expect(await status(one, RIGHT, EMAIL, '192.0.2.2', cookie)).toBe(200);
    });

    test('it is a stranger with another account, with a forged cookie, and once the password changed', async () => {
      const cookie = await known();
      const [owner] = await one.dataSource.query('SELECT id, password_hash FROM administrator');
      const [sipho] = await one.dataSource.query(
        `INSERT INTO administrator (email, password_hash, role)
         VALUES ('sipho@example.com', $1, 'reviewer') RETURNING id`,
        [owner.password_hash],
      );
      const own = await attempt(one, RIGHT, 'sipho@example.com', '192.0.2.2');
      expect(own.headers['set-cookie']).toContain(`=${sipho.id}.`);
      await fail(5);
      for (let time = 0; time < 5; time++) await attempt(one, 'wrong', 'sipho@example.com', HERE, cookie);
      expect(await status(one, RIGHT, 'sipho@example.com', HERE, cookie)).toBe(429);
      for (const forged of [
        `${cookie}x`,
        cookie.replace(/=[^.]+/, '=x'),
        cookie.replace(/\.[^.]+/, '.x'),
        'quartermile_device=',
      ])
        expect([forged, await status(one, RIGHT, EMAIL, HERE, forged)]).toEqual([forged, 429]);

      expect(await status(one, RIGHT, EMAIL, HERE, cookie)).toBe(200);
      // The same password with another salt.
      await one.dataSource.query('UPDATE administrator SET password_hash = $2 WHERE id = $1', [
        owner.id,
        await hashPassword(RIGHT),
      ]);
      expect(await status(one, RIGHT, EMAIL, HERE, cookie)).toBe(429);
    });

    test('its session can change the password while strangers are refused', async () => {
      const token = await one.signIn();
      await fail(5);
      const change = (currentPassword: string) =>
        one.inject({
          method: 'PUT',
          url: peopleRoutes.password,
          headers: { 'x-forwarded-for': HERE, authorization: `Bearer ${token}` },
          payload: { currentPassword, newPassword: RIGHT },
        });
      for (let time = 0; time < 5; time++) expect((await change('wrong')).statusCode).toBe(400);
      expect((await change('wrong')).statusCode).toBe(429);
    });
  });
});
