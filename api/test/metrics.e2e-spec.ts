import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { JobsService } from '../src/platform/jobs/jobs.service.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let proxied: TestApp;
let token: string;
beforeAll(async () => {
  [server, proxied] = await Promise.all([startTestApp(), startTestApp({ trustProxy: 1 })]);
  token = await server.signIn();
});
afterAll(() => Promise.all([server.close(), proxied.close()]));

const ask = (app: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url: apiRoutes.metrics, remoteAddress, headers });

describe('GET /api/metrics', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'answers this machine itself, calling from %s',
    async (address) => {
      const answer = await ask(server, address);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers['x-request-id']).toEqual(expect.any(String));
    },
  );

  test.each([
    ['another machine', '192.168.1.20', {}],
    ['another machine over IPv6', '2001:db8::1', {}],
    ['another machine that claims to be this one', '192.168.1.20', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy on this machine that is not trusted', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that says it otherwise', '127.0.0.1', { forwarded: 'for=203.0.113.7' }],
  ])('refuses %s', async (_name, address, headers) => {
    const answer = await ask(server, address, headers);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  test('refuses a visitor behind the trusted proxy, whoever they claim to be, and answers past the proxy', async () => {
    const visitor = await ask(proxied, '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' });
    const liar = await ask(proxied, '127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' });
    const worseLiar = await ask(proxied, '198.51.100.9', { 'x-forwarded-for': '127.0.0.1' });
    expect([visitor, liar, worseLiar].map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect((await ask(proxied, '127.0.0.1')).statusCode).toBe(200);
  });

  test('answers the administrator from anywhere, and nobody with a bad token from here', async () => {
    const good = await ask(server, '203.0.113.7', { authorization: `Bearer ${token}` });
    const bad = await ask(server, '127.0.0.1', { authorization: 'Bearer nonsense' });
    expect([good.statusCode, bad.statusCode]).toEqual([200, 401]);
  });

  test('contains the process, the connections, the jobs and the revision', async () => {
    await server.app.get(JobsService, { strict: false }).start();
    const { body } = await ask(server, '127.0.0.1');
    expect(body).toMatch(/^process_cpu_seconds_total \d/m);
    expect(body).toMatch(/^nodejs_heap_size_used_bytes \d/m);
    expect(body).toMatch(/^quartermile_postgres_connections\{state="busy"\} \d+$/m);
    expect(body).toMatch(/^quartermile_content_revision \d+$/m);
    expect(body).toContain('# TYPE quartermile_jobs gauge');
  });

  test('counts the jobs by queue and state', async () => {
    await server.dataSource.query(
      "INSERT INTO jobs.job (name, state) SELECT name, 'completed' FROM jobs.queue WHERE name NOT LIKE '\\_\\_%' LIMIT 1",
    );
    const { body } = await ask(server, '127.0.0.1');
    expect(body).toMatch(/^quartermile_jobs\{queue="[a-z-]+",state="completed"\} \d+$/m);
  });

  test('times answers by method, pattern and class, with nothing of who or what was asked', async () => {
    await server.app.listen(0, '127.0.0.1');
    const origin = await server.app.getUrl();
    await fetch(`${origin}/api/videos/view/secret-id-1?q=thandi@example.com`, { method: 'POST' });
    await fetch(`${origin}/api/no-such-call/secret-id-2`);
    await fetch(`${origin}${apiRoutes.videos.list}`);
    const body = await (await fetch(`${origin}${apiRoutes.metrics}`)).text();
    expect(body).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/videos/view/:id",status="4xx"} 1',
    );
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/videos/list",status="2xx"} 1',
    );
    expect(body).not.toMatch(/secret-id|thandi|@/);
    const routes = new Set([...body.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect([...routes].sort()).toEqual(['/api/videos/list', '/api/videos/view/:id', 'none']);
  });

  test('answers without its database', async () => {
    const lame = await startTestApp();
    await lame.dataSource.destroy();
    const answer = await ask(lame, '127.0.0.1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('process_cpu_seconds_total');
    await lame.dataSource.initialize();
    await lame.close();
  });
});
