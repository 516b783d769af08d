import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type ActivityPage, apiRoutes, DAY_MS } from '@quartermile/core/domain';
import { BackupRunner } from '../src/features/backups/backup-runner.js';
import { BackupStatusService, verifyArchive } from '../src/features/backups/index.js';
import { ScheduledBackups } from '../src/features/backups/scheduled-backups.service.js';
import { untilWaiting } from './harness/backends.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { startSecondNode } from './harness/servers/second-node.js';
import { startTestApp, type TestApp } from './harness/test-app.js';

jest.setTimeout(120_000);

const MINUTE_MS = 60_000;
/** 02:10 in the time zone of the site, ten minutes after the hour of the backup. */
const NIGHT = Date.parse('2026-11-23T00:10:00Z');
const TONIGHT = 'quartermile-nightly-2026-11-23T00-10-00Z.backup';
const TOMORROW = 'quartermile-nightly-2026-11-24T00-10-00Z.backup';

let server: TestApp;
let other: NestFastifyApplication;
let calls: CarCalls;
let parent: string;
let folder: string;
let umask: number;
beforeAll(async () => {
  // With this umask only explicit modes protect new files.
  umask = process.umask(0);
  parent = await mkdtemp(join(tmpdir(), 'quartermile-scheduled-'));
  folder = join(parent, 'backups');
  server = await startTestApp({ backupDir: folder });
  other = await startSecondNode(server);
  calls = await CarCalls.on(server);
  await calls.approve(['World Facts']);
});
afterAll(async () => {
  process.umask(umask);
  await other.close();
  await server.close();
  await rm(parent, { recursive: true, force: true });
});
beforeEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
  await emptyTables(server, 'backup_status', 'activity');
});

const runAt = async (nowMs: number, node = server.app): Promise<void> => {
  const backups = node.get(ScheduledBackups, { strict: false });
  backups.now = () => nowMs;
  await backups.runIfDue();
};
const status = (nowMs: number, node = server.app) =>
  node.get(BackupStatusService, { strict: false }).status(nowMs);
const files = async (): Promise<string[]> => (await readdir(folder)).toSorted();
const activity = async (): Promise<string[]> => {
  const answer = await calls.sendAsAdmin('GET', apiRoutes.admin.activity);
  return answer
    .json<ActivityPage>()
    .items.map(({ actor, action, subject, after }) =>
      [actor, action, subject.type, subject.label, JSON.stringify(after)].join(' '),
    );
};
const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
const failWith = (code: string) =>
  jest
    .spyOn(server.app.get(BackupRunner, { strict: false }), 'run')
    .mockRejectedValueOnce(Object.assign(new Error(code), { code }));

describe('the nightly backup', () => {
  test('is complete, for its owner alone, and written once a night', async () => {
    await runAt(NIGHT);
    expect(await files()).toEqual([TONIGHT]);
    expect([await modeOf(folder), await modeOf(join(folder, TONIGHT))]).toEqual(['700', '600']);
    const { rows, files: pictures } = await verifyArchive(join(folder, TONIGHT));
    expect([rows > 5, pictures]).toEqual([true, 2]);
    await runAt(NIGHT + 5 * MINUTE_MS);
    await runAt(Date.parse('2026-11-23T23:59:59Z'));
    expect(await files()).toEqual([TONIGHT]);
    await runAt(NIGHT + DAY_MS);
    expect(await files()).toEqual([TONIGHT, TOMORROW]);
    expect(await activity()).toEqual([]);
  });

  test('is made up for after missed nights, once', async () => {
    await runAt(NIGHT - 9 * DAY_MS);
    const noon = NIGHT + 10 * 60 * MINUTE_MS;
    await runAt(noon);
    await runAt(noon + 5 * MINUTE_MS);
    expect(await files()).toEqual([
      'quartermile-nightly-2026-11-14T00-10-00Z.backup',
      'quartermile-nightly-2026-11-23T10-10-00Z.backup',
    ]);
  });

  test('is written by one of two nodes', async () => {
    const runs = [server.app, other].map((node) =>
      jest.spyOn(node.get(BackupRunner, { strict: false }), 'run'),
    );
    await Promise.all([runAt(NIGHT), runAt(NIGHT, other)]);
    await Promise.all([runAt(NIGHT + 1000), runAt(NIGHT + 1000, other)]);
    expect(runs.flatMap(({ mock }) => mock.calls).length).toBe(1);
    expect(await files()).toEqual([TONIGHT]);
    expect(await status(NIGHT + 1000, other)).toEqual(await status(NIGHT + 1000));
  });

  test('does not count while it is unfinished, and is written by the other node when its node stops', async () => {
    const runner = server.app.get(BackupRunner, { strict: false });
    const lock = server.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query('LOCK TABLE cars IN ACCESS EXCLUSIVE MODE');
    const first = runAt(NIGHT);
    await untilWaiting(server.dataSource, '%count(*)% FROM "cars"');
    expect(await files()).toEqual([`${TONIGHT}.part`]);
    runner.onModuleDestroy();
    await first;
    await lock.rollbackTransaction();
    await lock.release();
    runner.isClosing = false;
    expect(await files()).toEqual([`${TONIGHT}.part`]);
    await runAt(NIGHT + 5 * MINUTE_MS, other);
    expect(await files()).toEqual(['quartermile-nightly-2026-11-23T00-15-00Z.backup']);
  });

  test('replaces those that the retention rule does not cover, and no other files', async () => {
    await mkdir(folder);
    const name = (nights: number) =>
      `quartermile-nightly-${new Date(NIGHT - nights * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
    const old = Array.from({ length: 300 }, (_, index) => name(index + 1));
    const foreign = ['mine.backup', 'quartermile-2026-01-01T00-00-00-000Z.backup', `x${name(200)}`];
    for (const file of [...old, ...foreign]) await writeFile(join(folder, file), 'x');
    await runAt(NIGHT);
    const left = await files();
    expect(left).toEqual(expect.arrayContaining([TONIGHT, ...foreign, ...[1, 2, 3, 4, 5, 6].map(name)]));
    expect(left.length).toBe(foreign.length + 14);
    expect((await status(NIGHT)).count).toBe(14);
  });
});

describe('a failed backup', () => {
  test('is recorded, retried, and leaves the older ones', async () => {
    await runAt(NIGHT - DAY_MS);
    const before = await files();
    // Reading its row fails, when the other tables are written.
    await server.dataSource.query(`
      CREATE TABLE unreadable (a integer, b integer GENERATED ALWAYS AS (1 / a) VIRTUAL);
      INSERT INTO unreadable VALUES (0);
    `);
    await runAt(NIGHT);
    expect(await files()).toEqual(before);
    const failed = await status(NIGHT + MINUTE_MS, other);
    expect(failed).toMatchObject({
      state: 'warning',
      lastSuccessAt: '2026-11-22T00:10:00.000Z',
      lastErrorAt: '2026-11-23T00:10:00.000Z',
      nextRunAt: '2026-11-23T00:15:00.000Z',
      count: 1,
    });
    expect(failed.summary).toContain('The backup of 2026-11-23 02:10 failed: See the log of the server.');
    await runAt(NIGHT + 4 * MINUTE_MS);
    expect((await status(NIGHT)).lastErrorAt).toBe('2026-11-23T00:10:00.000Z');
    await runAt(NIGHT + 5 * MINUTE_MS);
    expect(await status(NIGHT + 6 * MINUTE_MS)).toMatchObject({ nextRunAt: '2026-11-23T00:25:00.000Z' });
    const record = 'server fail backup the nightly backup {"reason":"See the log of the server."}';
    expect(await activity()).toEqual([record]);
    const events = `SELECT data FROM admin_events WHERE type = 'backup-failed'`;
    expect(await server.dataSource.query(events)).toEqual([{ data: {} }]);
    await server.dataSource.query('DROP TABLE unreadable');
    await runAt(NIGHT + 15 * MINUTE_MS);
    const written = 'quartermile-nightly-2026-11-23T00-25-00Z.backup';
    expect(await files()).toEqual([...before, written]);
    expect(await activity()).toEqual([`server back-up backup ${written} null`, record]);
    expect(await status(NIGHT + 16 * MINUTE_MS)).toMatchObject({ state: 'ok', action: null, count: 2 });
  });

  test.each([
    ['ENOSPC', 'The disk of BACKUP_DIR is full.', 'Free space on the disk'],
    ['EACCES', 'BACKUP_DIR cannot be written to.', 'Give the user of the server access'],
  ])('by %s is described in words', async (code, reason, action) => {
    failWith(code);
    await runAt(NIGHT);
    const { state, summary, action: advice, lastError } = await status(NIGHT + MINUTE_MS);
    expect([state, lastError]).toEqual(['error', reason]);
    expect(summary).toContain(`There is no backup. The backup of 2026-11-23 02:10 failed: ${reason}`);
    expect(advice).toContain(action);
  });

  test('is made up for at once when the administrator asks for it, before the pause is over', async () => {
    failWith('ENOSPC');
    await runAt(NIGHT);
    server.app.get(ScheduledBackups, { strict: false }).now = () => NIGHT + 1000;
    const answer = await calls.sendAsAdmin('POST', apiRoutes.admin.health, { item: 'backup' });
    expect(answer.json()).toEqual({ retried: 1 });
    expect(await files()).toEqual(['quartermile-nightly-2026-11-23T00-10-01Z.backup']);
    expect((await status(NIGHT + 2000)).state).toBe('ok');
  });

  test('is one whose folder was there before and is missing now, which is not created', async () => {
    await runAt(NIGHT - DAY_MS);
    await rename(folder, `${folder}-away`);
    await runAt(NIGHT);
    expect((await status(NIGHT)).lastError).toBe('BACKUP_DIR does not exist.');
    await expect(stat(folder)).rejects.toThrow('ENOENT');
    await rename(`${folder}-away`, folder);
    await runAt(NIGHT + 5 * MINUTE_MS);
    expect(await files()).toContain('quartermile-nightly-2026-11-23T00-15-00Z.backup');
  });
});

describe('the state of the backups', () => {
  test('is a warning before the first one, fine afterwards, and an error after two missed nights', async () => {
    expect(await status(NIGHT)).toMatchObject({ id: 'backups', state: 'warning', count: null });
    await runAt(NIGHT);
    const { bytes, ...fine } = await status(NIGHT + MINUTE_MS, other);
    expect(bytes).toBe((await stat(join(folder, TONIGHT))).size);
    expect(fine).toMatchObject({ state: 'ok', nextRunAt: '2026-11-24T00:00:00.000Z', count: 1 });
    expect(fine.summary).toMatch(
      /^The last backup was written on 2026-11-23 02:10 \(\d+\.\d MB\). 1 backup is stored. The next one is due on 2026-11-24 02:00.$/,
    );
    expect(await status(NIGHT + 2 * DAY_MS - 1)).toMatchObject({ state: 'ok' });
    expect(await status(NIGHT + 2 * DAY_MS)).toMatchObject({
      state: 'error',
      summary: 'The last backup is 2 days old.',
    });
  });

  test('is off on a server without BACKUP_DIR', async () => {
    const plain = await startTestApp();
    const { state, summary, action } = await status(NIGHT, plain.app);
    await plain.close();
    expect([state, summary]).toEqual(['off', 'Backups are not scheduled.']);
    expect(action).toContain('Set BACKUP_DIR');
  });
});
