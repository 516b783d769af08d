import { apiRoutes, factorRoutes } from '@quartermile/core/domain';
import { sendJson, startTestServer, type TestServer } from '@quartermile/core/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiCall } from '../../shared/api-call.js';
import { setLogFile } from '../log/log.js';
import { SiteSession } from '../session/site-session.js';
import { tempFiles } from '../test/temp-files.js';
import { ApiProxy } from './api-proxy.js';
import type { Fetch } from './fetch.js';

let site: TestServer;
let proxy: ApiProxy;
let issued: number;

beforeEach(async () => {
  issued = 0;
  site = await startTestServer((response, _, { path }) => {
    const { login, refresh } = apiRoutes.admin;
    const bringsToken = [login, refresh, factorRoutes.appLoginClaim].some((one) => one === path);
    if (bringsToken) issued += 1;
    if (path === apiRoutes.admin.logout) response.writeHead(204).end();
    else
      sendJson(response, 200, bringsToken ? { token: `token-canary-${issued}`, expiresAt: 'later' } : [], {
        'set-cookie': 'voter=1',
      });
  });
  proxy = new ApiProxy(site.baseUrl, fetch, new SiteSession((await tempFiles()).session, () => {}));
});
afterEach(() => site.close());

const call = (path: string, change: Partial<ApiCall> = {}) =>
  proxy.call({ method: 'POST', path, headers: {}, body: null, ...change });
const lastToken = () => site.received.at(-1)?.headers.authorization;

describe('the proxy', () => {
  test('strips the token from a login response and attaches it to later requests', async () => {
    const answer = await call(apiRoutes.admin.login, {
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a","password":"b"}',
    });
    expect(JSON.parse(answer?.body ?? '')).toEqual({ expiresAt: 'later' });
    expect(site.received[0]).toMatchObject({ body: '{"email":"a","password":"b"}' });
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBe('Bearer token-canary-1');
  });

  test('strips the token that a login in the browser brings', async () => {
    const answer = await call(factorRoutes.appLoginClaim);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ expiresAt: 'later' });
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBe('Bearer token-canary-1');
  });

  test('logs calls without headers and bodies', async () => {
    const lines: string[] = [];
    setLogFile({ append: (line) => lines.push(line) });
    await call(apiRoutes.admin.login, { body: '{"email":"canary-email","password":"canary-password"}' });
    await call(`${apiRoutes.cars.pending}?search=canary-name`, { method: 'GET' });
    await site.close();
    await call(apiRoutes.cars.review, { body: '{"carId":"canary-car"}' });
    setLogFile(null);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ event: 'call', method: 'POST', path: apiRoutes.admin.login, status: 200 }),
      expect.objectContaining({ event: 'call', method: 'GET', path: apiRoutes.cars.pending, status: 200 }),
      expect.objectContaining({
        event: 'call failed',
        path: apiRoutes.cars.review,
        error: expect.any(String),
      }),
    ]);
    expect(lines.join()).not.toMatch(/canary|Bearer|127\.0\.0\.1/);
  });

  test('uses a refreshed token', async () => {
    await call(apiRoutes.admin.login);
    const answer = await call(apiRoutes.admin.refresh);
    expect(answer?.body).not.toContain('token-canary-2');
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBe('Bearer token-canary-2');
  });

  test('sends a call once more that was refused before the renewed token arrived', async () => {
    const { pending } = apiRoutes.cars;
    let release = (): void => undefined;
    const released = new Promise<void>((go) => {
      release = go;
    });
    // The site revokes the old token before its response to the renewal arrives.
    const slow: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      if (url.endsWith(apiRoutes.admin.refresh)) await released;
      const isRevoked = url.endsWith(pending) && lastToken() === 'Bearer token-canary-1';
      return isRevoked ? new Response('{}', { status: 401 }) : response;
    };
    proxy = new ApiProxy(site.baseUrl, slow, new SiteSession((await tempFiles()).session, () => {}));
    await call(apiRoutes.admin.login);
    const renewal = call(apiRoutes.admin.refresh);
    const answer = call(pending, { method: 'GET' });
    await expect.poll(() => site.received.some(({ path }) => path === pending)).toBe(true);
    setTimeout(release);
    expect(await answer).toMatchObject({ status: 200 });
    expect(lastToken()).toBe('Bearer token-canary-2');
    await renewal;
  });

  test('drops the token on logout, and still sends it with that request', async () => {
    await call(apiRoutes.admin.login);
    expect(await call(apiRoutes.admin.logout)).toMatchObject({ status: 204, body: null });
    expect(lastToken()).toBe('Bearer token-canary-1');
    expect(await call(apiRoutes.admin.logout)).toMatchObject({ status: 204 });
    expect(site.received).toHaveLength(2);
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBeUndefined();
  });

  test('ignores a refreshed token that arrives after a logout', async () => {
    await call(apiRoutes.admin.login);
    await Promise.all([call(apiRoutes.admin.refresh), call(apiRoutes.admin.logout)]);
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBeUndefined();
  });

  test('strips cookies from responses', async () => {
    const answer = await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(answer?.headers.map(([name]) => name)).not.toContain('set-cookie');
  });

  test('returns null when the site is unreachable', async () => {
    await site.close();
    expect(await call(apiRoutes.cars.pending, { method: 'GET' })).toBeNull();
    site = await startTestServer((response) => response.end());
  });
});
