import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type ActivityPage,
  apiRoutes,
  type BackupKeyPair,
  backupKeyRoute,
  DAY_MS,
} from '@quartermile/core/domain';
import { restoreText } from '../src/commands/backup/backup-commands.js';
import { createDataSource } from '../src/data-source.js';
import { BackupRunner } from '../src/features/backups/backup-runner.js';
import { BackupStatusService } from '../src/features/backups/index.js';
import { openBackupBucket } from '../src/features/backups/off-site/backup-bucket.js';
import { createIdentity } from '../src/features/backups/off-site/encryption.js';
import { ScheduledBackups } from '../src/features/backups/scheduled-backups.service.js';
import { openProductDatabase } from '../src/open-product-database.js';
import { loadConfig } from '../src/platform/config/config.js';
import { describeFailure } from '../src/platform/config/startup-error.js';
import { parseBucket } from '../src/platform/config/storage-location.js';
import { CarCalls } from './harness/cars.js';
import { emptyTables } from './harness/empty-tables.js';
import { type S3Server, startS3Server } from './harness/servers/s3-server.js';
import { startTestApp, type TestApp } from './harness/test-app.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(240_000);

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));
const MINUTE_MS = 60_000;
/** 02:10 in the time zone of the site, ten minutes after the hour of the backup. */
const NIGHT = Date.parse('2026-11-23T00:10:00Z');
const nameOf = (nights: number): string =>
  `quartermile-nightly-${new Date(NIGHT + nights * DAY_MS).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
const sentName = (nights: number): string => `site/${nameOf(nights)}.age`;

let s3: S3Server;
let server: TestApp;
let calls: CarCalls;
beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestApp({ backupUrl: s3.mediaUrl() });
  calls = await CarCalls.on(server);
  await calls.approve(['World Facts']);
});
afterAll(async () => {
  await server.close();
  await s3.close();
});
beforeEach(async () => {
  await rm(join(server.config.dataDir, 'backups'), { recursive: true, force: true });
  await emptyTables(server, 'backup_status', 'off_site_backup', 'activity');
});
afterEach(async () => {
  jest.restoreAllMocks();
  const bucket = await openBackupBucket(parseBucket(s3.mediaUrl(), 'BACKUP_URL'));
  for (const { name } of await bucket.list()) await bucket.delete(name);
});

const runAt = async (nowMs: number): Promise<void> => {
  const backups = server.app.get(ScheduledBackups, { strict: false });
  backups.now = () => nowMs;
  await backups.runIfDue();
};
const health = (nowMs: number) => server.app.get(BackupStatusService, { strict: false }).check(nowMs);
const createKey = async (): Promise<BackupKeyPair> =>
  (await calls.sendAsAdmin('POST', backupKeyRoute)).json<BackupKeyPair>();
const confirmKey = async (recipient: string): Promise<void> => {
  expect((await calls.sendAsAdmin('PUT', backupKeyRoute, { recipient })).statusCode).toBe(200);
};
/** Creates a key and confirms it; returns its private half. */
const withKey = async (): Promise<string> => {
  const { identity, recipient } = await createKey();
  await confirmKey(recipient);
  return identity;
};
const activity = async (): Promise<string[]> => {
  const { items } = (await calls.sendAsAdmin('GET', apiRoutes.admin.activity)).json<ActivityPage>();
  return items.map(({ actor, action, subject }) => `${actor} ${action} ${subject.label}`);
};
const databases = async (): Promise<string[]> => {
  const rows: { datname: string }[] = await server.dataSource.query(
    `SELECT datname FROM pg_database WHERE datname = current_database() || '_proof'`,
  );
  return rows.map(({ datname }) => datname);
};

describe('the backup in the bucket', () => {
  test('is not sent before there is a key, which is used once it is confirmed', async () => {
    await runAt(NIGHT);
    const { identity, recipient } = await createKey();
    expect([identity, recipient]).toEqual([
      expect.stringMatching(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/),
      expect.stringMatching(/^age1[a-z0-9]{58}$/),
    ]);
    await runAt(NIGHT + 5 * MINUTE_MS);
    expect(await s3.keys()).toEqual([]);
    expect(await health(NIGHT + 6 * MINUTE_MS)).toMatchObject({
      state: 'error',
      summary: expect.stringContaining('Backups do not leave this machine, because there is no backup key.'),
      backupKey: 'missing',
    });
    await confirmKey(recipient);
    await runAt(NIGHT + 10 * MINUTE_MS);
    expect(await s3.keys()).toEqual([sentName(0)]);
    expect(await activity()).toEqual(['thandi@example.com add the backup key']);
    const tables = await Promise.all(
      ['off_site_backup', 'activity', 'idempotent_answer'].map((table) =>
        server.dataSource.query(`SELECT t::text AS row FROM ${table} AS t`),
      ),
    );
    expect(JSON.stringify(tables)).toContain(recipient);
    expect(JSON.stringify(tables)).not.toContain(identity);
  });

  test('is encrypted, proved by a restore each week, and the only one on this machine', async () => {
    const sent = jest.spyOn(server.app.get(BackupRunner, { strict: false }), 'send');
    await withKey();
    for (const night of [0, 6, 7]) await runAt(NIGHT + night * DAY_MS);
    const proofs = sent.mock.calls.map(([{ proveOn }]) => proveOn !== null);
    expect(proofs).toEqual([true, false, true]);
    expect(await s3.keys()).toEqual([0, 6, 7].map(sentName));
    expect(await readdir(join(server.config.dataDir, 'backups'))).toEqual([nameOf(7)]);
    expect(await databases()).toEqual([]);
    const { summary, ...finding } = await health(NIGHT + 7 * DAY_MS + MINUTE_MS);
    expect(finding).toMatchObject({ state: 'ok', backupKey: 'stored' });
    expect(summary).toContain(
      'The backup of 2026-11-30 02:10 was sent to s3://pictures/site/, encrypted. 3 backups are there. One was last restored as a proof on 2026-11-30 02:10.',
    );
    expect(await activity()).toEqual(['thandi@example.com add the backup key']);
  });

  test('replaces those that the retention rule does not cover, and no other objects', async () => {
    const bucket = await openBackupBucket(parseBucket(s3.mediaUrl(), 'BACKUP_URL'));
    const foreign = ['mine.age', `x${nameOf(-200)}.age`, nameOf(-200), `old/${nameOf(-200)}.age`];
    for (let night = -40; night < 0; night++)
      await bucket.upload(`${nameOf(night)}.age`, Readable.from([Buffer.from('x')]));
    for (const name of foreign) await bucket.upload(name, Readable.from([Buffer.from('x')]));
    await withKey();
    await runAt(NIGHT);
    // The newest of 7 days, of 4 weeks and of 2 months.
    const stored = [0, -1, -2, -3, -4, -5, -6, -8, -15, -23].map(sentName);
    expect(await s3.keys()).toEqual([...stored, ...foreign.map((name) => `site/${name}`)].toSorted());
    for (const name of foreign) await bucket.delete(name);
  });

  test('is sent again for a new key', async () => {
    const before = await withKey();
    await runAt(NIGHT);
    const identity = await withKey();
    expect(identity).not.toBe(before);
    await runAt(NIGHT + 5 * MINUTE_MS);
    expect(await s3.keys()).toEqual([sentName(0)]);
    expect(await restoring({ BACKUP_KEY: before })).toBe(
      `${nameOf(0)}.age is encrypted for another key than this BACKUP_KEY.`,
    );
    expect(await activity()).toEqual([
      'thandi@example.com update the backup key',
      'thandi@example.com add the backup key',
    ]);
  });

  test('that cannot be sent is recorded, retried, and sent later', async () => {
    await withKey();
    await s3.stop();
    await runAt(NIGHT);
    expect(await health(NIGHT + MINUTE_MS)).toMatchObject({
      state: 'error',
      summary: expect.stringContaining(
        'No backup has been sent to s3://pictures/site/ yet. Sending on 2026-11-23 02:10 failed: The bucket of BACKUP_URL does not answer.',
      ),
      action: 'Check that the storage service runs, and its endpoint in BACKUP_URL.',
    });
    await s3.start();
    await runAt(NIGHT + 4 * MINUTE_MS);
    expect(await s3.keys()).toEqual([]);
    await runAt(NIGHT + 5 * MINUTE_MS);
    expect(await s3.keys()).toEqual([sentName(0)]);
    expect(await activity()).toEqual([
      `server back-up ${nameOf(0)}`,
      'server fail the backup in the bucket',
      'thandi@example.com add the backup key',
    ]);
    expect((await health(NIGHT + 6 * MINUTE_MS)).state).toBe('ok');
    await emptyTables(server, 'backup_status');
    const old = await health(NIGHT + 2 * DAY_MS);
    expect([old.state, old.summary]).toEqual([
      'error',
      expect.stringContaining('The last backup that was sent to s3://pictures/site/ is 2 days old.'),
    ]);
  });

  test.each([
    ['42501', 'the user of the database cannot create databases.'],
    [undefined, 'see the log of the server.'],
  ])('whose proof fails (%s) is an error', async (code, reason) => {
    const answer = { bytes: 1, storedCount: 1, notDeleted: null, proofFailure: { message: 'No.', code } };
    jest.spyOn(server.app.get(BackupRunner, { strict: false }), 'send').mockResolvedValueOnce(answer);
    await withKey();
    await runAt(NIGHT);
    const { state, summary } = await health(NIGHT + MINUTE_MS);
    expect([state, summary]).toEqual([
      'error',
      expect.stringContaining(`The weekly restore as a proof failed: ${reason}`),
    ]);
    expect((await activity())[0]).toBe('server fail a restored copy of the backup in the bucket');
  });

  test('whose upload is interrupted does not count', async () => {
    const bucket = await openBackupBucket(parseBucket(s3.mediaUrl(), 'BACKUP_URL'));
    const interrupted = async function* () {
      yield Buffer.alloc(17 * 1024 * 1024);
      throw new Error('The process is gone');
    };
    await expect(bucket.upload(`${nameOf(0)}.age`, interrupted())).rejects.toThrow('The process is gone');
    expect(await bucket.list()).toEqual([]);
    expect(await restoring({ BACKUP_KEY: await createIdentity() })).toBe(
      'There is no backup in s3://pictures/site/.',
    );
  });
});

let empty: TestDatabase | undefined;
afterAll(() => empty?.drop());

/** What `restore` of an address says. */
async function restoring(env: Record<string, string>, address = s3.mediaUrl()): Promise<string> {
  empty ??= await createTestDatabase('template0');
  const dataDir = join(server.config.dataDir, 'elsewhere');
  await mkdir(dataDir, { recursive: true });
  const config = loadConfig({ DATABASE_URL: empty.url, DATA_DIR: dataDir, ...env }, dataDir);
  const database = await openProductDatabase(config, { log: () => undefined });
  const said = await restoreText(database, [address], config).catch(describeFailure);
  await database.dataSource.destroy();
  await database.stop();
  expect((await readdir(dataDir)).filter((name) => name.startsWith('restore-'))).toEqual([]);
  return said;
}

describe('npm run db -- restore s3://', () => {
  let identity: string;
  const named = (name: string): string => s3.mediaUrl().replace('/site?', `/site/${name}?`);
  const prepare = async (): Promise<void> => {
    identity = await withKey();
    await runAt(NIGHT);
  };

  test('refuses in one line what it cannot read, and changes nothing', async () => {
    await prepare();
    const other = { BACKUP_KEY: await createIdentity() };
    const key = { BACKUP_KEY: identity };
    for (const [env, address, refusal] of [
      [other, s3.mediaUrl(), `${nameOf(0)}.age is encrypted for another key than this BACKUP_KEY.`],
      [
        { BACKUP_KEY: 'hunter2' },
        s3.mediaUrl(),
        'BACKUP_KEY is no backup key: those begin with AGE-SECRET-KEY-1.',
      ],
      [key, named(`${nameOf(-1)}.age`), `There is no backup ${nameOf(-1)}.age in s3://pictures/site/.`],
      [key, s3.mediaUrl({ bucket: 'nowhere' }), 's3://nowhere/site/ cannot be read: NoSuchBucket.'],
      [key, s3.mediaUrl({ key: 'wrong' }), 's3://pictures/site/ cannot be read: InvalidAccessKeyId.'],
      [key, 's3://pictures?endpoint=minio', 'The endpoint of the backup must be an http or https address.'],
    ] as const)
      expect(await restoring(env, address)).toBe(refusal);
    expect(await restoring(key, 's3://pictures?endpoint=http://127.0.0.1:1')).toMatch(
      /^s3:\/\/pictures\/ cannot be read: \w+\.$/,
    );
    const env = { PATH: process.env.PATH, DATABASE_URL: empty?.url, DATA_DIR: server.config.dataDir };
    const command = promisify(execFile)(process.execPath, [COMMAND, 'restore', s3.mediaUrl()], { env });
    command.child.stdin?.end();
    await expect(command).rejects.toMatchObject({
      stderr: 'Set BACKUP_KEY to the key that the dashboard showed when it was created.\n',
    });
    const target = await createDataSource(empty?.url ?? '').initialize();
    expect(await target.query(`SELECT to_regclass('cars') AS cars`)).toEqual([{ cars: null }]);
    await target.destroy();
  });

  test('refuses a backup that was changed, and restores the one that is named', async () => {
    await prepare();
    const bucket = await openBackupBucket(parseBucket(s3.mediaUrl(), 'BACKUP_URL'));
    const copy = join(server.config.dataDir, 'copy.age');
    await writeFile(copy, await bucket.download(`${nameOf(0)}.age`));
    const bytes = await readFile(copy);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await bucket.upload(`${nameOf(1)}.age`, Readable.from([bytes]));
    expect(await restoring({ BACKUP_KEY: identity })).toBe(
      `${nameOf(1)}.age could not be downloaded whole, or is broken.`,
    );
    expect(await restoring({ BACKUP_KEY: ` ${identity}\n` }, named(`${nameOf(0)}.age`))).toMatch(
      /^restored /,
    );
  });
});
