import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { assault } from '../fuzz/assault.js';
import { routesOf } from './harness/routes-of.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** A taste of `npm run fuzz`, the same each time. */
const CALLS = 500;
const SEED = 1320;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen(0, '127.0.0.1');
});
afterAll(() => server.close());

test('hostile calls of all routes are answered, refused in plain words, and leave the service well', async () => {
  const admin = { email: server.config.adminEmail, password: server.config.adminPassword };
  const address = new URL(await server.app.getUrl());
  const routes = routesOf(server.app).filter(({ promises }) => !promises.stream);
  const report = await assault({ address, admin, routes, hasPages: false }, CALLS, SEED);
  expect(report.findings).toEqual([]);
  expect(report.statuses).toMatchObject({ 200: expect.any(Number), 401: expect.any(Number) });
  expect((await server.inject(apiRoutes.leaderboard.list)).statusCode).toBe(200);
}, 60_000);
