import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { apiRoutes } from '@quartermile/core/domain';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { HealthService } from '../src/features/health/health.service.js';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../src/platform/database/embedded/embedded-database.js';
import { migrate } from '../src/platform/database/migrate.js';
import { buildConfig } from './harness/build-config.js';
import { makeOpenFolder, postmasterPid, removeDataDir, until } from './harness/servers/server-process.js';

jest.setTimeout(120_000);

/** Instead of half a second to half a minute: twenty failed restarts take less than two seconds. */
const PAUSES = { firstMs: 20, maxMs: 80 };
/** Instead of a minute. */
const OUTAGE_REPORTED_MS = 300;

let folder: string;
let dataDir: string;
let cluster: string;
let database: EmbeddedDatabase;
let app: NestFastifyApplication;
const lines: string[] = [];

beforeAll(async () => {
  folder = await makeOpenFolder();
  dataDir = join(folder, 'data');
  cluster = join(dataDir, 'postgres');
  // With its usual durable settings: without `synchronous_commit`, a kill may lose the migrations just committed.
  database = await startEmbeddedDatabase({
    dataDir,
    restartPauses: PAUSES,
    log: (line) => lines.push(line),
  });
  const dataSource = await createDataSource(database.url).initialize();
  await migrate(dataSource);
  app = await createApp(buildConfig({ dataDir, databaseUrl: database.url }), dataSource, {
    websiteFolder: '/nowhere',
  });
  app.get(HealthService).outageReportedMs = OUTAGE_REPORTED_MS;
});
afterAll(async () => {
  await app.close();
  await database.stop();
  await removeDataDir(dataDir);
  await rm(dirname(folder), { recursive: true, force: true });
});

const health = async () => {
  const answer = await app.inject(apiRoutes.health);
  return { status: answer.statusCode, body: answer.json() };
};
const ready = async (): Promise<number> => (await app.inject(apiRoutes.ready)).statusCode;
const signUp = (key: string) =>
  app.inject({
    method: 'POST',
    url: apiRoutes.newsletter.signup,
    headers: { 'idempotency-key': key },
    payload: { email: `${key}@example.com` },
  });
const killDatabase = async (): Promise<void> => {
  const pid = await postmasterPid(dataDir);
  if (pid) process.kill(-pid, 'SIGKILL');
};

const moved = () => `${cluster}.moved`;
describe.each([
  {
    what: 'whose folder is missing',
    prevent: async () => {
      await rename(cluster, moved());
      const pid = Number.parseInt(await readPid(), 10);
      process.kill(-pid, 'SIGKILL');
    },
    mend: () => rename(moved(), cluster),
    reason: 'ENOENT',
  },
  {
    what: 'whose settings are damaged',
    prevent: async () => {
      await rename(join(cluster, 'postgresql.conf'), moved());
      await killDatabase();
    },
    mend: () => rename(moved(), join(cluster, 'postgresql.conf')),
    reason: 'postgresql.conf',
  },
  {
    what: 'whose folder everybody may read, which PostgreSQL refuses',
    prevent: async () => {
      await chmod(cluster, 0o777);
      await killDatabase();
    },
    mend: () => chmod(cluster, 0o700),
    reason: 'invalid permissions',
  },
])('an embedded database $what', ({ prevent, mend, reason }) => {
  test('is started again and again, health reports a long outage, and all recovers by itself', async () => {
    const identity = (await health()).body;
    expect(identity).not.toHaveProperty('database');
    lines.length = 0;
    await prevent();
    await until(async () => (await ready()) === 503);
    await until(async () => (await health()).body.database === 'unavailable');
    expect(await health()).toEqual({ status: 200, body: { ...identity, database: 'unavailable' } });
    const key = randomUUID();
    const refused = await signUp(key);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    // More than the ten restarts after which it used to be given up.
    await sleep(20 * PAUSES.maxMs);
    expect(lines).toEqual([
      'The embedded database ended unexpectedly; it is being started again.',
      expect.stringMatching(new RegExp(`^The embedded database does not start; trying again: .*${reason}`)),
    ]);

    await mend();
    await until(async () => (await ready()) === 200);
    await until(async () => (await health()).body.database === undefined);
    expect(lines.at(-1)).toBe('The embedded database runs again.');
    expect((await signUp(key)).statusCode).toBe(202);
  });
});

test('a short outage is not reported by health', async () => {
  app.get(HealthService).outageReportedMs = 60_000;
  await killDatabase();
  await until(async () => (await ready()) === 503);
  expect((await health()).body).not.toHaveProperty('database');
  await until(async () => (await ready()) === 200);
});

/** The pid file of the moved cluster. */
async function readPid(): Promise<string> {
  return readFile(join(moved(), 'postmaster.pid'), 'utf8');
}
