import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { AppError } from '../src/platform/errors/app-error.js';
import { Idempotent } from '../src/platform/http/idempotency/idempotent.decorator.js';
import { Limit } from '../src/platform/http/throttling/limit.decorator.js';
import { RATE_LIMITS } from '../src/platform/networks/rate-limits.js';
import { type ProbeApp, startProbeApp } from './harness/probe-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

@Controller('/api/probe')
class ProbeController {
  @Post('submit')
  @HttpCode(200)
  @Idempotent()
  @Limit('view', 'submit')
  submit(@Body() body: { refuse?: boolean } | undefined): unknown {
    if (body?.refuse) throw new AppError('invalid_input');
    return {};
  }
}

const { points } = RATE_LIMITS.submit;

describe('limits on calls', () => {
  let database: TestDatabase;
  let one: ProbeApp;
  let other: ProbeApp;
  let direct: ProbeApp;
  let open: ProbeApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    const start = (overrides: object) => startProbeApp(database.url, [ProbeController], overrides);
    one = await start({ rateLimit: 'on', trustProxy: 1 });
    other = await start({ rateLimit: 'on', trustProxy: 1 });
    direct = await start({ rateLimit: 'on' });
    open = await start({});
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close(), direct.close(), open.close()]);
    await database.drop();
  });
  beforeEach(() => one.dataSource.query('TRUNCATE rate_limit'));

  const call = (server: ProbeApp, from: string, headers: Record<string, string> = {}, payload = {}) =>
    server.inject({
      method: 'POST',
      url: '/api/probe/submit',
      headers: { 'x-forwarded-for': from, ...headers },
      payload,
    });
  const statuses = async (count: number, server: (index: number) => ProbeApp, from: string) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => call(server(index), from)));
    return answers.map((answer) => answer.statusCode);
  };

  test('hold over all nodes, for each address', async () => {
    const answers = await statuses(points + 4, (index) => (index % 2 ? one : other), '192.0.2.1');
    expect(answers.filter((status) => status === 200)).toHaveLength(points);
    expect(answers.filter((status) => status === 429)).toHaveLength(4);
    expect((await call(one, '192.0.2.2')).statusCode).toBe(200);
    const refused = await call(other, '192.0.2.1');
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(RATE_LIMITS.submit.windowS);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(RATE_LIMITS.submit.windowS - 60);
  });

  test('give a /56 of IPv6 twice and a /48 three times the points of a /64', async () => {
    const volley = async (address: (nth: number) => string) => {
      const calls = Array.from({ length: points * 3 + 2 }, (_, nth) =>
        call(nth % 2 ? one : other, address(nth)),
      );
      return (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 200).length;
    };
    const street = (nth: number) => `2001:db8:1:${(0x100 + (nth % 256)).toString(16)}::1`;
    expect(await volley(street)).toBe(points * 2);
    expect(await volley((nth) => `2001:db8:1:${(0x200 + nth * 97).toString(16)}::1`)).toBe(points);
    expect((await call(one, '2001:db8:2:100::1')).statusCode).toBe(200);
    const refused = await call(other, '2001:db8:1:fff0::1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(RATE_LIMITS.submit.windowS - 60);
  });

  test('cost nothing for refused calls and repeats', async () => {
    for (let time = 0; time < points * 2; time++) {
      expect((await call(one, '192.0.2.3', {}, { refuse: true })).statusCode).toBe(400);
    }
    for (let time = 0; time < points * 2; time++) {
      expect((await call(one, '192.0.2.3', { 'idempotency-key': 'repeat' })).statusCode).toBe(200);
    }
    const answers = await statuses(points, () => one, '192.0.2.3');
    expect(answers.filter((status) => status === 200)).toHaveLength(points - 1);
    expect((await call(one, '192.0.2.3', { 'idempotency-key': 'repeat' })).statusCode).toBe(200);
  });

  test('end with their window', async () => {
    await statuses(points, () => one, '192.0.2.4');
    expect((await call(one, '192.0.2.4')).statusCode).toBe(429);
    await one.dataSource.query('UPDATE rate_limit SET expire = extract(epoch FROM now()) * 1000 - 1');
    expect((await call(one, '192.0.2.4')).statusCode).toBe(200);
  });

  test('believe no forwarded address without a proxy in front', async () => {
    for (let time = 0; time < points; time++) await call(direct, `192.0.2.${time + 10}`);
    expect((await call(direct, '192.0.2.99')).statusCode).toBe(429);
  });

  test('keep no address', async () => {
    await call(one, '192.0.2.5');
    const rows: { key: string }[] = await one.dataSource.query('SELECT key FROM rate_limit');
    expect(rows).toHaveLength(2);
    expect(rows.map(({ key }) => key).join()).not.toContain('192.0.2');
  });

  test('can be switched off', async () => {
    const answers = await statuses(points * 2, () => open, '192.0.2.6');
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
