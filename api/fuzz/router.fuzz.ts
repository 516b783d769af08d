import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { apiRoutes } from '@quartermile/core/domain';
import { routesOf } from '../test/harness/description/routes-of.js';
import { type ServerProcess, startServerProcess } from '../test/harness/servers/server-process.js';
import { startTestApp, type TestApp } from '../test/harness/test-app.js';
import { readFuzzConfig } from './config.js';
import { sendHostileCalls } from './send-hostile-calls.js';

/** Ten thousand calls take a minute or two; generous for busy machines. */
const TIMEOUT_MS = 15 * 60_000;
const website = new URL('../../web/build/server/index.js', import.meta.url);

let twin: TestApp;
let server: ServerProcess;
let address: URL;

// The twin lists the routes; the calls go to a separate process, as started by `npm start`.
beforeAll(async () => {
  twin = await startTestApp();
  const { databaseUrl, jwtSecret, adminEmail, adminPassword } = twin.config;
  server = startServerProcess({
    DATABASE_URL: databaseUrl ?? '',
    DATA_DIR: `${twin.config.dataDir}/served`,
    JWT_SECRET: jwtSecret,
    ADMIN_EMAIL: adminEmail,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  });
  address = new URL(await server.ready);
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  await twin.close();
});

test(
  'no hostile call causes a defect, and the service survives',
  async () => {
    const { calls, seed } = readFuzzConfig();
    const startedAt = Date.now();
    const admin = { email: twin.config.adminEmail, password: twin.config.adminPassword };
    const routes = routesOf(twin.app).filter(({ metadata }) => !metadata.stream);
    const report = await sendHostileCalls(
      { address, admin, routes, hasPages: existsSync(website) },
      calls,
      seed,
    );
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    const unreached = routes
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !report.reached.has(route));
    process.stdout.write(`FUZZ_SEED=${seed}: ${calls} calls in ${seconds} s, answers by status:\n`);
    process.stdout.write(`${JSON.stringify(report.statuses)}\nnever passed: ${unreached.join(', ')}\n`);
    if (report.findings.length > 0)
      process.stdout.write(`${report.findings.join('\n\n')}\n\n${server.output.stdout}\n`);
    expect(report.findings).toEqual([]);
    for (const path of [apiRoutes.health, apiRoutes.ready, apiRoutes.leaderboard.list])
      expect((await fetch(new URL(path, address))).status).toBe(200);
  },
  TIMEOUT_MS,
);
