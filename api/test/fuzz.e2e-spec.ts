import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { sendHostileCalls } from '../fuzz/send-hostile-calls.js';
import { routesOf } from './harness/description/routes-of.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

/** A short, deterministic run of `npm run fuzz`. */
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
  const routes = routesOf(server.app).filter(({ metadata }) => !metadata.stream);
  const report = await sendHostileCalls({ address, admin, routes, hasPages: false }, CALLS, SEED);
  expect(report.findings).toEqual([]);
  expect(report.statuses).toMatchObject({ 200: expect.any(Number), 401: expect.any(Number) });
  expect((await server.inject(apiRoutes.leaderboard.list)).statusCode).toBe(200);
}, 60_000);
