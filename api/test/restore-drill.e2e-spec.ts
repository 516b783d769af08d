import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type AdminCar, apiRoutes, type Entry } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { createApp } from '../src/app.js';
import { backupTables, writeBackup } from '../src/features/backups/index.js';
import { createIdentity, recipientOf } from '../src/features/backups/off-site/encryption.js';
import { sendBackup } from '../src/features/backups/off-site/send-backup.js';
import { openMediaStore } from '../src/features/media/index.js';
import { fillDemoContent } from '../src/features/setup/demo/fill-demo-content.js';
import { openProductDatabase } from '../src/open-product-database.js';
import { parseBucket } from '../src/platform/config/storage-location.js';
import { migrate } from '../src/platform/database/migrate.js';
import type { OpenDatabase } from '../src/platform/database/open-database.js';
import { buildConfig, type TestConfig } from './harness/build-config.js';
import { type Row, rowsByTable } from './harness/description/schema-of.js';
import { buildWrite, KIND_NAMES, type Targets } from './harness/faults/keyed-writes.js';
import { startS3Server } from './harness/servers/s3-server.js';
import { makeOpenFolder, removeDataDir } from './harness/servers/server-process.js';
import { withSnapshot } from './harness/snapshot-of-backup.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(240_000);

/** Kinds of writes that keep what others have written. */
const KINDS = KIND_NAMES.filter((kind) => kind !== 'demoRemoval');

const COMMAND = fileURLToPath(new URL('../dist/commands/command.js', import.meta.url));
const NAME = 'quartermile-nightly-2026-11-23T00-00-00Z.backup';
/** Records of the past, which name pictures of deleted cars. */
const HISTORY = new Set(['activity', 'admin_events']);

/** Everything that a restore must bring back: rows by table, and digests of the originals of pictures by path. */
interface State {
  readonly rows: Readonly<Record<string, Row[]>>;
  readonly pictures: Readonly<Record<string, string>>;
}

/** A running installation. */
interface Installation {
  readonly app: NestFastifyApplication;
  readonly dataSource: DataSource;
  readonly config: TestConfig;
  destroy(): Promise<void>;
}

let folder: string;
let databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await makeOpenFolder();
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

async function configOf(kind: string, name: string): Promise<TestConfig> {
  const dataDir = join(folder, `${kind}-${name}`);
  await mkdir(dataDir);
  if (kind === 'embedded') return buildConfig({ dataDir });
  const database = await createTestDatabase('template0');
  databases.push(database);
  return buildConfig({ dataDir, databaseUrl: database.url });
}

/** Opens the database; a process can do that once for a DATA_DIR. */
const open = (config: TestConfig): Promise<OpenDatabase> =>
  openProductDatabase(config, { log: () => undefined });

async function start(config: TestConfig, { dataSource, stop }: OpenDatabase): Promise<Installation> {
  await migrate(dataSource);
  const app = await createApp(config, dataSource, { websiteFolder: '/nowhere' });
  const destroy = async (): Promise<void> => {
    await app.close();
    await stop();
    await removeDataDir(config.dataDir);
    for (const database of databases) await database.drop();
    databases = [];
  };
  return { app, dataSource, config, destroy };
}

/** The masters in the picture folder. With `rows` only those that a record names. */
async function picturesOf({ dataDir }: TestConfig, rows: State['rows'] | null): Promise<State['pictures']> {
  const media = join(dataDir, 'media');
  const text = JSON.stringify(Object.entries(rows ?? {}).filter(([table]) => !HISTORY.has(table)));
  const pictures: Record<string, string> = {};
  for (const path of (await readdir(media, { recursive: true })).toSorted()) {
    const [, , name = '', file] = path.split('/');
    if (file !== 'master' || (rows && !text.includes(name))) continue;
    pictures[path] = createHash('sha256')
      .update(await readFile(join(media, path)))
      .digest('hex');
  }
  return pictures;
}

async function stateOf(
  installation: Installation,
  manager = installation.dataSource.manager,
): Promise<State> {
  const [tables, all] = [await backupTables(manager), await rowsByTable(manager)];
  const rows = Object.fromEntries(tables.map((table) => [table, all[table] ?? []]));
  return { rows, pictures: await picturesOf(installation.config, rows) };
}

/** Rows in the tables that the calls of the drill leave empty. */
async function fillRest(dataSource: DataSource): Promise<void> {
  await dataSource.query(`
    INSERT INTO administrator_invitation (email, role, token_hash, invited_by, expires_at)
      VALUES ('naledi@example.com', 'reviewer', '\\x01', 'thandi@example.com', now() + interval '1 day');
    INSERT INTO passkey (administrator_id, credential_id, public_key, counter, transports, name)
      SELECT id, 'credential', '\\x0102', 7, '{internal}', 'My phone' FROM administrator;
    INSERT INTO authenticator (administrator_id, secret) SELECT id, '\\x0304' FROM administrator;
    INSERT INTO recovery_code (administrator_id, hash) SELECT id, 'hash' FROM administrator;
    INSERT INTO factor_offer (administrator_id) SELECT id FROM administrator;
    INSERT INTO pauses (subject, until, paused_by) VALUES ('votes', now() - interval '1 day', 'thandi@example.com');
    INSERT INTO set_aside_windows (entry_id, starts_at, ends_at, reason, set_aside_by)
      SELECT id, '2026-01-31 22:30+00', '2026-01-31 23:00+00', 'A script', 'thandi@example.com' FROM entries LIMIT 1;
    INSERT INTO vote_quarters (quarter, entry_id, votes) SELECT '2026-01-31 22:30+00', id, 3 FROM entries LIMIT 1;
    UPDATE slip_readings SET state = 'read', attempts = 1, finished_at = now(), figures =
      '[{"figure": "time", "lane": "left", "value": "11.842", "confidence": 96, "words": "1/4 11.842 \\\\ \\"ET\\""}]';
    UPDATE submissions SET email = 'lerato@example.co.za', question = 'Which strip?', asked_at = now(),
      changes = '[{"field": "time", "before": "9.9 s", "after": "9.8 s"}]';
    INSERT INTO newsletter_deliveries (issue_id, subscriber_id)
      SELECT newsletter_issues.id, subscribers.id FROM newsletter_issues, subscribers LIMIT 1;
    INSERT INTO removed_cars (id, moved_to) SELECT uuidv7(), vehicle_id FROM entries LIMIT 1;
    INSERT INTO vote_leads (category, vehicle_id, votes, since, until, is_confirmed)
      SELECT 'Votes by Viewers', vehicle_id, 3, '2026-01-31 22:30+00', '2026-01-31 23:00+00', true FROM entries LIMIT 1;
    INSERT INTO board_positions (day, entry_id, position) SELECT '2026-01-31', id, 2 FROM entries LIMIT 1;
    INSERT INTO withdrawn_votes (entry_id, voter, idempotency_key, body_digest, receipt, created_at)
      SELECT id, uuidv7(), uuidv7(), uuidv7(), 3, '2026-01-31 22:30+00' FROM entries LIMIT 1;
    INSERT INTO review_texts (reasons, questions) VALUES ('["Too blurred."]', '["Which \\"strip\\"?"]');
    INSERT INTO off_site_backup (recipient) VALUES ('age1');
    INSERT INTO alert_settings (administrator_id, by_mail, quiet_from, quiet_to) SELECT id, true, 22, 7 FROM administrator;
    INSERT INTO alert_targets (administrator_id, endpoint, p256dh, auth, device, delivered_seq, due_at)
      SELECT id, 'https://push.example.org/1', 'key', 'secret', 'Chrome on Android', 0, now() + interval '1 year'
      FROM administrator;
    INSERT INTO vote_bursts (quarter, entry_id) SELECT '2026-01-31 22:30+00', id FROM entries LIMIT 1;
  `);
}

/**
 * Sends a backup to a bucket, restores it there as a proof, and deletes the file. Returns what restores it: the address, the
 * key and a function that ends the bucket.
 */
async function moveToBucket(file: string, { url = '' }: { readonly url?: string }) {
  const s3 = await startS3Server();
  const identity = await createIdentity();
  const recipient = await recipientOf(identity);
  const location = parseBucket(s3.mediaUrl(), 'BACKUP_URL');
  const sent = await sendBackup({ file, location, recipient, proveOn: url });
  expect(sent).toMatchObject({ storedCount: 1, notDeleted: null, proofFailure: null });
  await rm(file);
  return { address: s3.mediaUrl(), key: identity, close: s3.close };
}

/** Calls of visitors and of the administrator. */
async function callsOf({ app, config, dataSource }: Installation) {
  const payload = { email: config.adminEmail, password: config.adminPassword };
  const login = await app.inject({ method: 'POST', url: apiRoutes.admin.login, payload });
  const authorization = `Bearer ${login.json<{ token: string }>().token}`;
  const [targets]: Targets[] = await dataSource.query(
    `SELECT (SELECT id FROM entries LIMIT 1) AS entry, (SELECT id FROM videos LIMIT 1) AS video,
       (SELECT id FROM past_events LIMIT 1) AS "pastEvent"`,
  );
  const send = async (method: 'POST' | 'PUT' | 'DELETE' | 'GET', url: string, body?: object) => {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization },
      ...(body && { payload: body }),
    });
    if (answer.statusCode >= 300) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer;
  };
  const write = async (kind: string): Promise<void> => {
    const { url, payload: body, isAdmin } = buildWrite(kind, targets as Targets);
    if (isAdmin) await send('POST', url, body);
    else await app.inject({ method: 'POST', url, payload: body });
  };
  /** Deletes the oldest car in the queue, with its pictures. */
  const deleteCar = async (): Promise<void> => {
    const [car] = (await send('GET', apiRoutes.cars.pending)).json<AdminCar[]>();
    if (car) await send('DELETE', apiRoutes.cars.delete, { carId: car._id });
  };
  return { send, write, deleteCar };
}

describe.each([
  ['embedded', 'bucket'],
  ['external', 'folder'],
])('an installation with the %s database', (kind, place) => {
  test(`that is destroyed comes back from a ${place}, from a backup under load, as it was at that moment`, async () => {
    const firstConfig = await configOf(kind, 'first');
    const first = await start(firstConfig, await open(firstConfig));
    await fillDemoContent(first.app);
    const { send, write, deleteCar } = await callsOf(first);
    await send('PUT', apiRoutes.site, { siteName: 'Drill "Mile" \\ 😀' });
    for (const name of KINDS) await write(name);
    await fillRest(first.dataSource);
    for (const name of ['submission', 'submission', 'submission']) await write(name);

    const load = new AbortController();
    const count = { before: 0, during: 0 };
    const loops = [
      [...KINDS, 'vote', 'vote'],
      ['vote', 'submission', 'delete'],
    ].map(async (kinds) => {
      for (let turn = 0; !load.signal.aborted; turn++) {
        const name = kinds[turn % kinds.length] ?? '';
        await (name === 'delete' ? deleteCar() : write(name));
        count.during++;
      }
    });
    let expected: State = { rows: {}, pictures: {} };
    const source = withSnapshot(first.dataSource, async (manager) => {
      expected = await stateOf(first, manager);
      count.before = count.during;
      // The load continues after the snapshot, before the backup reads the tables.
      while (count.during < count.before + 12) await new Promise((resolve) => setTimeout(resolve, 20));
    });
    const backupDir = join(folder, `${kind}-backups`);
    await mkdir(backupDir);
    const store = await openMediaStore({ kind: 'folder', path: join(first.config.dataDir, 'media') });
    await writeBackup(source, store, join(backupDir, NAME));
    const file = join(backupDir, NAME);
    const bucket =
      place === 'bucket' ? await moveToBucket(file, first.dataSource.options as { url?: string }) : null;
    load.abort();
    await Promise.all(loops);
    const last = await stateOf(first);
    expect(Object.keys(expected.rows).filter((table) => expected.rows[table]?.length === 0)).toEqual([]);
    expect(last.rows.votes?.length).toBeGreaterThan(expected.rows.votes?.length ?? 0);
    expect(Object.keys(expected.pictures).length).toBeGreaterThan(30);
    expect(Object.keys(expected.pictures)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^public/), expect.stringMatching(/^private/)]),
    );
    await first.destroy();

    const config = await configOf(kind, 'second');
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: config.dataDir,
      DATABASE_URL: config.databaseUrl ?? '',
      BACKUP_DIR: backupDir,
      BACKUP_KEY: bucket?.key ?? '',
    };
    const from = bucket?.address ?? 'latest';
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'restore', from], { env });
    await bucket?.close();
    expect(stdout).toMatch(new RegExp(`^restored \\S+/${NAME}\n$`));
    const database = await open(config);
    const rows = await rowsByTable(database.dataSource);
    expect(Object.fromEntries(Object.keys(expected.rows).map((table) => [table, rows[table]]))).toEqual(
      expected.rows,
    );
    expect(await picturesOf(config, null)).toEqual(expected.pictures);

    const second = await start(config, database);
    const board = await second.app.inject({ url: apiRoutes.leaderboard.list });
    const entry = board.json<Entry[]>().find(({ car }) => car.image);
    const picture = await second.app.inject({ url: `${entry?.car.image}?w=320` });
    await second.destroy();
    expect([board.statusCode, picture.statusCode]).toEqual([200, 200]);
  });
});
