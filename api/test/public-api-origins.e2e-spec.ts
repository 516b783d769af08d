import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { publicApiRoutes } from '../src/platform/http/public-api-routes.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

const BOARD = '/api/v1/boards/our-drag-races/entries';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ rateLimit: 'on', trustProxy: 1 });
});
afterAll(() => server.close());

describe('a page of another origin', () => {
  const origin = { origin: 'https://fan.example' };
  const CORS = 'access-control-allow-origin';

  test.each([
    ['a list', 'GET', BOARD, 200],
    ['a list', 'HEAD', BOARD, 200],
    ['the index', 'GET', publicApiRoutes.index, 200],
    ['a refusal', 'GET', `${BOARD}?page=0`, 400],
    ['a board that does not exist', 'GET', '/api/v1/boards/nowhere/entries', 404],
    ['a car that does not exist', 'GET', '/api/v1/cars/nobody', 404],
    ['an address that does not exist', 'GET', '/api/v1/nothing', 404],
    ['a malformed address', 'GET', '/api/v1/cars/%zz', 404],
  ] as const)('reads %s by %s %s', async (_name, method, url, status) => {
    const { statusCode, headers } = await server.inject({ method, url, headers: origin });
    expect([statusCode, headers[CORS]]).toEqual([status, '*']);
    expect(headers['access-control-expose-headers']).toContain('etag');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['set-cookie']).toBeUndefined();
    if (status >= 400) expect(headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('is let through by its browser’s question, for reads alone', async () => {
    const asked = {
      ...origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    };
    const { statusCode, headers, body } = await server.inject({
      method: 'OPTIONS',
      url: BOARD,
      headers: asked,
    });
    expect([statusCode, body, headers[CORS]]).toEqual([204, '', '*']);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
    expect(headers['access-control-allow-headers']).toContain('if-none-match');
  });

  test.each([
    ['POST', BOARD],
    ['DELETE', '/api/v1/cars/x'],
    ['OPTIONS', '/api/v12'],
    ['GET', '/api/v12'],
    ['GET', apiRoutes.leaderboard.list],
    ['OPTIONS', apiRoutes.leaderboard.vote],
  ] as const)('is allowed nothing by %s %s', async (method, url) => {
    const { headers } = await server.inject({ method, url, headers: origin });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('reads', () => {
  test('are limited per network, errors included, and say when to go on', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' };
    const read = (url: string) => server.inject({ url, headers: from });
    expect((await read(`${BOARD}?page=0`)).statusCode).toBe(400);
    await server.dataSource.query("UPDATE rate_limit SET points = 599 WHERE key LIKE 'publicApi:%'");
    expect((await read(BOARD)).statusCode).toBe(200);
    const refused = await read(publicApiRoutes.boards);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect(
      (await server.inject({ url: BOARD, headers: { 'x-forwarded-for': '198.51.100.1' } })).statusCode,
    ).toBe(200);
    expect((await read(apiRoutes.leaderboard.list)).statusCode).toBe(200);
    await server.dataSource.query('DELETE FROM rate_limit');
  });
});
