import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { apiRoutes, HEALTH_ITEM_IDS, type HealthReport } from '@quartermile/core/domain';
import { PgBoss } from 'pg-boss';
import { DiskHealth } from '../src/features/health/disk-health.js';
import { HealthReports } from '../src/features/health/health-report.service.js';
import { HealthChecks } from '../src/platform/health/health-checks.js';
import { JOBS_SCHEMA, JobsService } from '../src/platform/jobs/jobs.service.js';
import { callAsAdmin } from './harness/administrators/admin-client.js';
import { detailOf, HealthReader } from './harness/health-reader.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

let server: TestApp;
let reader: HealthReader;
beforeAll(async () => {
  server = await startTestApp();
  reader = await HealthReader.of(server);
  await part(JobsService).start();
});
afterAll(() => server.close());

const part = <Part>(type: new (...args: never[]) => Part): Part => server.app.get(type, { strict: false });

describe('the health report', () => {
  test('has all parts; those of a new server work, or are off', async () => {
    const { items } = await reader.report();
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
    const { checkedAt } = await reader.report();
    expect((await reader.report()).checkedAt).toBe(checkedAt);
    part(HealthReports).cacheMs = 0;
    expect((await reader.report()).checkedAt).not.toBe(checkedAt);
  });

  test('is for the administrator only, and shows no secret of the configuration', async () => {
    expect((await reader.call('GET', apiRoutes.admin.health, undefined, { token: null })).statusCode).toBe(
      401,
    );
    const text = JSON.stringify(await reader.report());
    const { password } = new URL(server.config.databaseUrl ?? '');
    for (const secret of [server.config.jwtSecret, server.config.adminPassword, password].filter(Boolean))
      expect(text).not.toContain(secret);
  });

  test('does not extend the session of who reads it', async () => {
    const lastSeen = async () =>
      (await server.dataSource.query('SELECT max(last_seen_at) AS at FROM admin_session'))[0].at as Date;
    await server.dataSource.query(`UPDATE admin_session SET last_seen_at = now() - interval '10 minutes'`);
    const before = await lastSeen();
    await reader.report();
    expect(await lastSeen()).toEqual(before);
    await reader.call('GET', apiRoutes.admin.setup);
    expect((await lastSeen()).getTime()).toBeGreaterThan(before.getTime());
  });

  test('says of a check that hangs or fails that it does, while all others answer', async () => {
    const checks = part(HealthChecks);
    const [pages, clock] = [checks.find('pages'), checks.find('clock')];
    let calls = 0;
    checks.register({ id: 'pages', check: () => (calls++, new Promise(() => undefined)) });
    checks.register({ id: 'clock', check: () => Promise.reject(new Error('no value "thandi" there')) });
    const items = (await reader.report()).items;
    expect(items.slice(0, 2)).toEqual([
      expect.objectContaining({
        id: 'pages',
        state: 'error',
        summary: 'The check got no answer within 3 seconds.',
      }),
      expect.objectContaining({ id: 'clock', summary: 'The check failed: no value [hidden] there.' }),
    ]);
    expect(items.find(({ id }) => id === 'database')?.state).toBe('ok');
    await reader.report();
    expect(calls).toBe(1);
    for (const check of [pages, clock]) if (check) checks.register(check);
  });
});

describe('the database', () => {
  test('is measured', async () => {
    const item = await reader.item('database');
    expect(item.summary).toMatch(/^The external database answers in \d+ ms\.$/);
    expect(detailOf(item, 'Size')).toMatch(/^[\d.]+ MB$/);
    expect(detailOf(item, 'Connections in use')).toMatch(/^\d+ \/ \d+$/);
    expect(detailOf(item, 'Host')).toBe(new URL(server.config.databaseUrl ?? '').host);
  });

  test('that lacks a migration needs a restart', async () => {
    const [latest] = await server.dataSource.query(
      'SELECT * FROM migrations ORDER BY timestamp DESC LIMIT 1',
    );
    await server.dataSource.query('DELETE FROM migrations WHERE id = $1', [latest.id]);
    expect(await reader.item('database')).toMatchObject({
      state: 'error',
      summary: 'The database lacks 1 change that this version needs.',
      action: 'Restart the server, which makes them, or run “npm run db -- migrate”.',
    });
    await server.dataSource.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [
      latest.timestamp,
      latest.name,
    ]);
    expect((await reader.item('database')).state).toBe('ok');
  });
});

describe('the disk', () => {
  const usual = () => ({ full: 0, low: 0 });
  afterEach(() => {
    part(DiskHealth).limits = usual();
  });

  test('shows what is free where', async () => {
    part(DiskHealth).limits = usual();
    const item = await reader.item('disk');
    expect(item).toMatchObject({ state: 'ok', action: null });
    expect(item.details[0]?.value).toContain(server.config.dataDir);
    expect(item.details[1]?.value).toMatch(/^[\d.]+ [kMGT]B \(\d+ %\)$/);
  });

  test('that is low or full says how much to free, and where', async () => {
    part(DiskHealth).limits = { full: 0, low: Number.MAX_SAFE_INTEGER };
    const low = await reader.item('disk');
    expect([low.state, low.action]).toEqual([
      'warning',
      expect.stringMatching(/^Free at least \d+ TB on the disk that holds \//),
    ]);
    part(DiskHealth).limits = { full: Number.MAX_SAFE_INTEGER, low: Number.MAX_SAFE_INTEGER };
    const full = await reader.item('disk');
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
    expect(await reader.item('storage')).toMatchObject({
      state: 'error',
      summary: 'The folder of the pictures cannot be read and written.',
      action: `Bring back the folder ${media}, or restore it from a backup. It must belong to the server’s user.`,
    });
    await writeFile(media, '');
    expect(await reader.item('disk')).toMatchObject({
      state: 'error',
      summary: `The server cannot write to ${media}. Submissions are refused.`,
    });
    await rm(media);
    await mkdir(media);
    expect([(await reader.item('storage')).state, (await reader.item('disk')).state]).toEqual(['ok', 'ok']);
  });
});

describe('the jobs', () => {
  /** Runs a test with queues of its own: the server has no worker for them. */
  async function withQueues(names: readonly string[], run: (boss: PgBoss) => Promise<void>): Promise<void> {
    const boss = new PgBoss({
      connectionString: server.config.databaseUrl ?? '',
      schema: JOBS_SCHEMA,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    try {
      for (const name of names) await boss.createQueue(name, { policy: 'short' });
      await run(boss);
    } finally {
      for (const name of names) await boss.deleteQueue(name);
      await boss.stop();
    }
  }

  test('whose last run failed are named with the reason, and run again', () =>
    withQueues(['probe'], async (boss) => {
      await boss.send('probe', null, { retryLimit: 0 });
      const [job] = await boss.fetch('probe');
      await boss.fail('probe', job?.id ?? '', { message: 'no disk for thandi@example.com' });
      const item = await reader.item('jobs');
      expect(item).toMatchObject({
        state: 'warning',
        summary: 'Failed at the last run: probe.',
        retryable: true,
      });
      expect(item.since).not.toBeNull();
      expect(detailOf(item, 'Reason')).toBe('probe: no disk for [hidden]');

      const retried = await reader.retry('jobs');
      expect([retried.statusCode, retried.json()]).toEqual([200, { retried: 1 }]);
      const [again] = await boss.fetch('probe');
      await boss.complete('probe', again?.id ?? '');
      expect((await reader.item('jobs')).state).toBe('ok');
    }));

  test('that nobody runs are counted without those that have just become due', () =>
    withQueues(['late', 'due'], async (boss) => {
      await boss.send('late');
      await boss.send('due');
      await server.dataSource.query(
        `UPDATE ${JOBS_SCHEMA}.job SET start_after = now() - interval '11 minutes' WHERE name = 'late'`,
      );
      expect(await reader.item('jobs')).toMatchObject({
        state: 'error',
        summary: '1 job is due and nobody runs them.',
      });
    }));

  test('that have not started are reported', async () => {
    const young = await startTestApp();
    const ask = await callAsAdmin(young);
    const { items } = (await ask('GET', apiRoutes.admin.health)).json<HealthReport>();
    expect(items.find(({ id }) => id === 'jobs')).toMatchObject({ state: 'warning', retryable: false });
    await young.close();
  });
});
