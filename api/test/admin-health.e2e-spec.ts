import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import {
  apiRoutes,
  HEALTH_ITEM_IDS,
  type HealthItem,
  type HealthItemId,
  type HealthReport,
  healthReportSchema,
} from '@quartermile/core/domain';
import { PgBoss } from 'pg-boss';
import { DiskHealth } from '../src/features/health/disk-health.js';
import { HealthReports } from '../src/features/health/health-report.service.js';
import { BoardReadModel } from '../src/features/leaderboard/board/board-read-model.js';
import { PictureProcessor } from '../src/features/media/processing/picture-processor.js';
import { ClockHealth } from '../src/platform/database/notifications/clock-health.js';
import { JOBS_SCHEMA, JobsService } from '../src/platform/jobs/jobs.service.js';
import { HealthChecks } from '../src/platform/observability/health/health-checks.js';
import { type CallAsAdmin, callAsAdmin } from './harness/admin-client.js';
import { until } from './harness/servers/server-process.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let call: CallAsAdmin;
beforeAll(async () => {
  server = await startTestApp();
  part(HealthReports).cacheMs = 0;
  call = await callAsAdmin(server);
  await part(JobsService).start();
});
afterAll(() => server.close());

const part = <Part>(type: new (...args: never[]) => Part): Part => server.app.get(type, { strict: false });
const read = async (): Promise<HealthReport> => {
  const answer = await call('GET', apiRoutes.admin.health);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return healthReportSchema.parse(answer.json());
};
const itemOf = async (id: HealthItemId): Promise<HealthItem> => {
  const item = (await read()).items.find((one) => one.id === id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
};
const detail = (item: HealthItem, label: string): string | undefined =>
  item.details.find((one) => one.label === label)?.value;

describe('the health report', () => {
  test('has all parts; those of a new server work, or are off', async () => {
    const { items } = await read();
    expect(items.map(({ id }) => id).toSorted()).toEqual([...HEALTH_ITEM_IDS].toSorted());
    const states = Object.fromEntries(items.map(({ id, state, action }) => [id, [state, action === null]]));
    expect(states).toMatchObject({
      database: ['ok', true],
      storage: ['ok', true],
      jobs: ['ok', true],
      errors: ['ok', true],
      pictures: ['ok', true],
      pages: ['ok', true],
      clock: ['ok', true],
      server: ['ok', true],
      mail: ['off', false],
      backup: ['off', false],
    });
  });

  test('is made anew only after a while', async () => {
    part(HealthReports).cacheMs = 60_000;
    const { checkedAt } = await read();
    expect((await read()).checkedAt).toBe(checkedAt);
    part(HealthReports).cacheMs = 0;
    expect((await read()).checkedAt).not.toBe(checkedAt);
  });

  test('is for the administrator only, and shows no secret of the configuration', async () => {
    expect((await call('GET', apiRoutes.admin.health, undefined, { token: null })).statusCode).toBe(401);
    const text = JSON.stringify(await read());
    const { password } = new URL(server.config.databaseUrl ?? '');
    for (const secret of [server.config.jwtSecret, server.config.adminPassword, password].filter(Boolean))
      expect(text).not.toContain(secret);
  });

  test('does not extend the session of who reads it', async () => {
    const lastSeen = async () =>
      (await server.dataSource.query('SELECT max(last_seen_at) AS at FROM admin_session'))[0].at as Date;
    await server.dataSource.query(`UPDATE admin_session SET last_seen_at = now() - interval '10 minutes'`);
    const before = await lastSeen();
    await read();
    expect(await lastSeen()).toEqual(before);
    await call('GET', apiRoutes.admin.setup);
    expect((await lastSeen()).getTime()).toBeGreaterThan(before.getTime());
  });

  test('says of a check that hangs or fails that it does, while all others answer', async () => {
    const checks = part(HealthChecks);
    const [pages, clock] = [checks.find('pages'), checks.find('clock')];
    let calls = 0;
    checks.register({ id: 'pages', check: () => (calls++, new Promise(() => undefined)) });
    checks.register({ id: 'clock', check: () => Promise.reject(new Error('no value "thandi" there')) });
    const items = (await read()).items;
    expect(items.slice(0, 2)).toEqual([
      expect.objectContaining({
        id: 'pages',
        state: 'error',
        summary: 'The check got no answer within 3 seconds.',
      }),
      expect.objectContaining({ id: 'clock', summary: 'The check failed: no value [hidden] there.' }),
    ]);
    expect(items.find(({ id }) => id === 'database')?.state).toBe('ok');
    await read();
    expect(calls).toBe(1);
    for (const check of [pages, clock]) if (check) checks.register(check);
  });
});

describe('the database', () => {
  test('is measured', async () => {
    const item = await itemOf('database');
    expect(item.summary).toMatch(/^The external database answers in \d+ ms\.$/);
    expect(detail(item, 'Size')).toMatch(/^[\d.]+ MB$/);
    expect(detail(item, 'Connections in use')).toMatch(/^\d+ \/ \d+$/);
    expect(detail(item, 'Host')).toBe(new URL(server.config.databaseUrl ?? '').host);
  });

  test('that lacks a migration needs a restart', async () => {
    await server.dataSource.query(`DELETE FROM migrations WHERE name LIKE 'MailStatus%'`);
    expect(await itemOf('database')).toMatchObject({
      state: 'error',
      summary: 'The database lacks 1 change that this version needs.',
      action: 'Restart the server, which makes them, or run “npm run db -- migrate”.',
    });
    await server.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1770008000000, 'MailStatus1770008000000')`,
    );
    expect((await itemOf('database')).state).toBe('ok');
  });
});

describe('the disk', () => {
  const usual = () => ({ full: 0, low: 0 });
  afterEach(() => {
    part(DiskHealth).limits = usual();
  });

  test('shows what is free where', async () => {
    part(DiskHealth).limits = usual();
    const item = await itemOf('disk');
    expect(item).toMatchObject({ state: 'ok', action: null });
    expect(item.details[0]?.value).toContain(server.config.dataDir);
    expect(item.details[1]?.value).toMatch(/^[\d.]+ [kMGT]B \(\d+ %\)$/);
  });

  test('that is low or full says how much to free, and where', async () => {
    part(DiskHealth).limits = { full: 0, low: Number.MAX_SAFE_INTEGER };
    const low = await itemOf('disk');
    expect([low.state, low.action]).toEqual([
      'warning',
      expect.stringMatching(/^Free at least \d+ TB on the disk that holds \//),
    ]);
    part(DiskHealth).limits = { full: Number.MAX_SAFE_INTEGER, low: Number.MAX_SAFE_INTEGER };
    const full = await itemOf('disk');
    expect([full.state, full.summary, full.action]).toEqual([
      'error',
      expect.stringMatching(/^The disk is full: .+ are free\. Submissions are refused\.$/),
      expect.stringMatching(
        /^Free at least .+ on the disk that holds \/.+: submissions are refused until then\.$/,
      ),
    ]);
  });

  test('that cannot be written to, and a folder of pictures that is lost', async () => {
    part(DiskHealth).limits = usual();
    const media = join(server.config.dataDir, 'media');
    await rm(media, { recursive: true });
    expect(await itemOf('storage')).toMatchObject({
      state: 'error',
      summary: 'The folder of the pictures cannot be read and written.',
      action: `Bring back the folder ${media}, or restore it from a backup. It must belong to the server’s user.`,
    });
    await writeFile(media, '');
    expect(await itemOf('disk')).toMatchObject({
      state: 'error',
      summary: `The server cannot write to ${media}. Submissions are refused.`,
    });
    await rm(media);
    await mkdir(media);
    expect([(await itemOf('storage')).state, (await itemOf('disk')).state]).toEqual(['ok', 'ok']);
  });
});

describe('the jobs', () => {
  test('whose last run failed are named with the reason, and run again', async () => {
    const url = server.config.databaseUrl ?? '';
    const boss = new PgBoss({
      connectionString: url,
      schema: JOBS_SCHEMA,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    await boss.createQueue('probe', { policy: 'short' });
    await boss.send('probe', null, { retryLimit: 0 });
    const [job] = await boss.fetch('probe');
    await boss.fail('probe', job?.id ?? '', { message: 'no disk for thandi@example.com' });
    const item = await itemOf('jobs');
    expect(item).toMatchObject({
      state: 'warning',
      summary: 'Failed at the last run: probe.',
      retryable: true,
    });
    expect(item.since).not.toBeNull();
    expect(detail(item, 'Reason')).toBe('probe: no disk for [hidden]');

    const retried = await call('POST', apiRoutes.admin.health, { item: 'jobs' });
    expect([retried.statusCode, retried.json()]).toEqual([200, { retried: 1 }]);
    const [again] = await boss.fetch('probe');
    await boss.complete('probe', again?.id ?? '');
    expect((await itemOf('jobs')).state).toBe('ok');

    await boss.send('probe');
    await server.dataSource.query(
      `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() - interval '11 minutes' WHERE name = 'probe' AND state = 'created'`,
    );
    expect(await itemOf('jobs')).toMatchObject({
      state: 'error',
      summary: '1 job is due and nobody runs them.',
    });
    await boss.deleteQueue('probe');
    await boss.stop();
  });

  test('that have not started are reported', async () => {
    const young = await startTestApp();
    const ask = await callAsAdmin(young);
    const { items } = (await ask('GET', apiRoutes.admin.health)).json<HealthReport>();
    expect(items.find(({ id }) => id === 'jobs')).toMatchObject({ state: 'warning', retryable: false });
    await young.close();
  });
});

describe('other parts', () => {
  test('the clock: a difference of seconds is a warning, of minutes an error', async () => {
    const clock = part(ClockHealth);
    clock.now = () => Date.now() + 20_000;
    expect(await itemOf('clock')).toMatchObject({
      state: 'warning',
      summary: 'The clocks of server and database differ by 20 seconds.',
    });
    clock.now = () => Date.now() - 3_600_000;
    expect(await itemOf('clock')).toMatchObject({
      state: 'error',
      summary: expect.stringContaining('3\u00a0600'),
    });
    clock.now = Date.now;
    expect((await itemOf('clock')).state).toBe('ok');
  });

  test('the picture process: one that was killed, until another picture is processed', async () => {
    const processor = part(PictureProcessor);
    const broken = processor.run('readHeader', Buffer.from('not a picture')).catch(() => undefined);
    await broken;
    expect((await itemOf('pictures')).state).toBe('ok');
    process.kill(processor.pid ?? 0, 'SIGKILL');
    await until(async () => (await itemOf('pictures')).state === 'warning');
    expect((await itemOf('pictures')).summary).toBe(
      'The picture process failed at its last picture: The picture process ended with SIGKILL.',
    );
    await processor.run('readHeader', Buffer.from('not a picture')).catch(() => undefined);
    expect((await itemOf('pictures')).state).toBe('ok');
  });

  test('pages: a leaderboard that cannot be renewed', async () => {
    await server.dataSource.query('ALTER TABLE entries RENAME TO lost_entries');
    const board = await startTestAppOn(server);
    await expect(board.app.get(BoardReadModel, { strict: false }).read()).rejects.toThrow('entries');
    expect(await board.itemOf('pages')).toMatchObject({
      state: 'warning',
      summary: 'The leaderboard could not be renewed: relation "entries" does not exist.',
    });
    await server.dataSource.query('ALTER TABLE lost_entries RENAME TO entries');
    await board.app.get(BoardReadModel, { strict: false }).read();
    expect((await board.itemOf('pages')).state).toBe('ok');
    expect(detail(await board.itemOf('server'), 'Another node since')).toMatch(/^\d{4}-/);
    expect((await board.itemOf('server')).summary).toMatch(/; 2 nodes run\.$/);
    await board.close();
  });

  test('errors: the last one by time, route and request, without what was sent', async () => {
    await server.dataSource.query('ALTER TABLE videos RENAME TO lost_videos');
    const failed = await server.inject(`${apiRoutes.videos.list}?q=thandi`);
    expect(failed.statusCode).toBe(500);
    await server.dataSource.query('ALTER TABLE lost_videos RENAME TO videos');
    const item = await itemOf('errors');
    expect(item).toMatchObject({ state: 'warning', summary: '1 request failed unexpectedly within a day.' });
    expect(item.action).toContain(failed.headers['x-request-id']);
    expect(detail(item, 'Request')).toBe(`GET /api/videos/list, ${failed.headers['x-request-id']}`);
    expect(detail(item, 'Message')).toBe('QueryFailedError: relation "videos" does not exist');
    expect(detail(item, 'Unexpected since the start')).toBe('1');
    expect(JSON.stringify(item)).not.toContain('thandi');
  });

  test('backups: a check that is registered later replaces “not set up”', async () => {
    part(HealthChecks).register({
      id: 'backup',
      check: async () => ({ state: 'warning', summary: 'The last backup is 3 days old.', action: 'Look.' }),
    });
    expect(await itemOf('backup')).toMatchObject({ label: 'Backups', state: 'warning', action: 'Look.' });
  });
});

/** Another node on the database of a server. */
async function startTestAppOn({ config }: TestApp) {
  const { createApp } = await import('../src/app.js');
  const { createDataSource } = await import('../src/data-source.js');
  const dataSource = await createDataSource(config.databaseUrl ?? '').initialize();
  const app = await createApp(config, dataSource, { websiteFolder: '/nowhere' });
  const reports = app.get(HealthReports, { strict: false });
  reports.cacheMs = 0;
  return {
    app,
    close: () => app.close(),
    itemOf: async (id: HealthItemId): Promise<HealthItem> => {
      const item = (await reports.read()).items.find((one) => one.id === id);
      if (!item) throw new Error(`There is no item ${id}.`);
      return item;
    },
  };
}
