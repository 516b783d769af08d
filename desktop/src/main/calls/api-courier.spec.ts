import { apiRoutes } from '@quartermile/core/domain';
import { sendJson, startTestServer, type TestServer } from '@quartermile/core/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ApiCall } from '../../shared/api-call.js';
import { SiteSession } from '../session/site-session.js';
import { tempFiles } from '../test/temp-files.js';
import { ApiCourier } from './api-courier.js';

let site: TestServer;
let courier: ApiCourier;
let issued: number;

beforeEach(async () => {
  issued = 0;
  site = await startTestServer((response, _, { path }) => {
    const bringsToken = path === apiRoutes.admin.login || path === apiRoutes.admin.refresh;
    if (bringsToken) issued += 1;
    if (path === apiRoutes.admin.logout) response.writeHead(204).end();
    else
      sendJson(response, 200, bringsToken ? { token: `T${issued}`, expiresAt: 'later' } : [], {
        'set-cookie': 'voter=1',
      });
  });
  courier = new ApiCourier(site.baseUrl, fetch, new SiteSession((await tempFiles()).session, () => {}));
});
afterEach(() => site.close());

const call = (path: string, change: Partial<ApiCall> = {}) =>
  courier.call({ method: 'POST', path, headers: {}, body: null, ...change });
const lastToken = () => site.received.at(-1)?.headers.authorization;

describe('the courier', () => {
  test('keeps the token of a login from the page, and attaches it', async () => {
    const answer = await call(apiRoutes.admin.login, {
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a","password":"b"}',
    });
    expect(JSON.parse(answer?.body ?? '')).toEqual({ expiresAt: 'later' });
    expect(site.received[0]).toMatchObject({ body: '{"email":"a","password":"b"}' });
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBe('Bearer T1');
  });

  test('goes on with a renewed token', async () => {
    await call(apiRoutes.admin.login);
    const answer = await call(apiRoutes.admin.refresh);
    expect(answer?.body).not.toContain('T2');
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBe('Bearer T2');
  });

  test('forgets the token on logout, which still carries it', async () => {
    await call(apiRoutes.admin.login);
    expect(await call(apiRoutes.admin.logout)).toMatchObject({ status: 204, body: null });
    expect(lastToken()).toBe('Bearer T1');
    expect(await call(apiRoutes.admin.logout)).toMatchObject({ status: 204 });
    expect(site.received).toHaveLength(2);
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBeUndefined();
  });

  test('a logout stands although a renewed token comes after it', async () => {
    await call(apiRoutes.admin.login);
    await Promise.all([call(apiRoutes.admin.refresh), call(apiRoutes.admin.logout)]);
    await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(lastToken()).toBeUndefined();
  });

  test('hands no cookie to the page', async () => {
    const answer = await call(apiRoutes.cars.pending, { method: 'GET' });
    expect(answer?.headers.map(([name]) => name)).not.toContain('set-cookie');
  });

  test('says so when nobody answers', async () => {
    await site.close();
    expect(await call(apiRoutes.cars.pending, { method: 'GET' })).toBeNull();
    site = await startTestServer((response) => response.end());
  });
});
