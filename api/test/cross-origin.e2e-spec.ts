import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { startTestApp, type TestApp } from './harness/test-app.js';

const ELSEWHERE = { origin: 'https://elsewhere.example' };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Names of the headers that allow another origin something. */
const permissions = (headers: object): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('a page of another origin', () => {
  test.each([apiRoutes.leaderboard.list, apiRoutes.admin.session, '/api/nowhere'])(
    'may not read %s',
    async (url) => {
      const answer = await server.inject({ method: 'GET', url, headers: ELSEWHERE });
      expect(permissions(answer.headers)).toEqual([]);
    },
  );

  test.each([apiRoutes.admin.login, apiRoutes.leaderboard.vote, apiRoutes.cars.submit])(
    'may not send JSON to %s: its browser asks first and is not allowed to',
    async (url) => {
      const asked = {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const answer = await server.inject({ method: 'OPTIONS', url, headers: { ...ELSEWHERE, ...asked } });
      expect([answer.statusCode, permissions(answer.headers)]).toEqual([404, []]);
    },
  );

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'may not vote by a form, for which its browser does not ask: %s',
    async (type) => {
      const answer = await server.inject({
        method: 'POST',
        url: apiRoutes.leaderboard.vote,
        headers: { ...ELSEWHERE, 'content-type': type },
        payload: '{"entryId":"x"}',
      });
      expect(answer.statusCode).toBe(415);
    },
  );
});

test.each(['TRACE', 'CONNECT'])('%s returns nothing of the request', async (method) => {
  const headers = { authorization: 'Bearer secret' };
  const answer = await server.inject({ method: method as 'OPTIONS', url: '/api/health', headers });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toContain('secret');
});

test('JSON and problems name their type and encoding', async () => {
  const typeOf = async (url: string) => (await server.inject({ method: 'GET', url })).headers['content-type'];
  expect(await typeOf(apiRoutes.leaderboard.list)).toBe('application/json; charset=utf-8');
  expect(await typeOf('/api/nowhere')).toMatch(/^application\/problem\+json(; charset=utf-8)?$/);
});
