import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../src/platform/http/idempotency/idempotency-key.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const storedAnswers = async () => (await server.dataSource.query('SELECT 1 FROM idempotent_answer')).length;

describe('an idempotency key', () => {
  test('means nothing to a route that only reads, however long it is', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1) };
    const answer = await server.inject({ method: 'GET', url: apiRoutes.leaderboard.list, headers });
    expect(answer.statusCode).toBe(200);
    expect(await storedAnswers()).toBe(0);
  });

  test('of a login is validated, and its response with the token is not stored', async () => {
    const payload = { email: server.config.adminEmail, password: server.config.adminPassword };
    const login = (key: string) =>
      server.inject({
        method: 'POST',
        url: apiRoutes.admin.login,
        headers: { 'idempotency-key': key },
        payload,
      });
    expect((await login('once')).statusCode).toBe(200);
    expect((await login('x'.repeat(IDEMPOTENCY_KEY_MAX_LENGTH + 1))).statusCode).toBe(400);
    expect(await storedAnswers()).toBe(0);
  });
});
