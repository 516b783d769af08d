import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type AdminEntry, apiRoutes } from '@quartermile/core/domain';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createApp } from '../src/app.js';
import { createDataSource } from '../src/data-source.js';
import { migrate } from '../src/platform/database/migrate.js';
import { migrations } from '../src/platform/database/migrations/index.js';
import { buildConfig } from './harness/build-config.js';
import { type Row, rowsByTable, schemaDefinition } from './harness/description/schema-of.js';
import { startServerProcess } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

const FOLDER = fileURLToPath(new URL('./upgrades', import.meta.url));
const dumps = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
const earlier = migrations.slice(0, -1).map(({ name }) => `${name.slice(-13)}.sql`);
const HALF_DAY_MS = 12 * 60 * 60 * 1000;
/** Values of columns that a migration adds to existing rows; others are null. */
const ADDED: Readonly<
  Record<string, (row: Row, before: Readonly<Record<string, readonly Row[]>>) => unknown>
> = {
  'videos.thumbnail_fetched': () => false,
  'entries.votes_set_aside': () => 0,
  'subscribers.refusals': () => 0,
  'mails.once': () => false,
  'cars.vehicle_id': ({ id }, { submissions = [] }) =>
    submissions.find(({ car_id: carId }) => carId === id)?.previous_car_id ?? id,
  'cars.approved_categories': ({ id }, { entries = [] }) =>
    entries
      .filter(({ car_id: carId }) => carId === id)
      .map(({ category }) => category)
      .toSorted(),
  'entries.vehicle_id': ({ car_id: carId }) => carId,
  'entries.rules_version': () => '2026-11',
  'administrator.role': () => 'owner',
  'administrator.is_configured': () => true,
  'administrator.configured_password_hash': (row) => row.password_hash,
  'admin_session.device': () => '',
  'admin_session.started_at': ({ expires_at: end }) =>
    new Date(Date.parse(String(end)) - HALF_DAY_MS).toISOString().replace('Z', '+00:00'),
};
/** A row that a migration inserts. */
const isInserted = (table: string, row: Row): boolean =>
  (table === 'admin_events' && row.type === 'start') ||
  (table === 'mail_status' && row.given_up === 0) ||
  table === 'vehicles' ||
  table === 'drivers' ||
  table === 'board_times';

let database: TestDatabase;
let dataSource: DataSource;
let fresh: Record<string, unknown>;
beforeAll(async () => {
  const template = await createTestDatabase();
  const migrated = await createDataSource(template.url).initialize();
  fresh = await schemaDefinition(migrated);
  await migrated.destroy();
  await template.drop();
});
beforeEach(async () => {
  database = await createTestDatabase('template0');
  dataSource = await createDataSource(database.url).initialize();
});
afterEach(async () => {
  if (dataSource.isInitialized) await dataSource.destroy();
  await database.drop();
});

const load = async (dump: string): Promise<void> => {
  await dataSource.query(await readFile(join(FOLDER, dump), 'utf8'));
};
const byText = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();

describe('a database of an earlier version', () => {
  test('is dumped for every migration but the latest, at last with rows in every table', async () => {
    // To add one: node api/test/upgrades/write-dumps.mjs
    expect(dumps).toEqual(earlier);
    await load(dumps.at(-1) ?? '');
    const rows = await rowsByTable(dataSource);
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
  });

  test.each(dumps)('of %s becomes the current one, with all its rows', async (dump) => {
    await load(dump);
    const before = await rowsByTable(dataSource);
    await migrate(dataSource);
    const after = await rowsByTable(dataSource);
    expect(await schemaDefinition(dataSource)).toEqual(fresh);
    for (const [table, rows] of Object.entries(before)) {
      const columns = Object.keys(rows[0] ?? {});
      const now = after[table] ?? [];
      const sameColumns = now.map((row) =>
        Object.fromEntries(columns.map((column) => [column, row[column]])),
      );
      expect([table, byText(sameColumns)]).toEqual([table, byText(rows)]);
      for (const row of now)
        for (const column of Object.keys(row).filter((name) => !columns.includes(name)))
          expect([table, column, row[column]]).toEqual([
            table,
            column,
            ADDED[`${table}.${column}`]?.(row, before) ?? null,
          ]);
    }
    const added = Object.entries(after).filter(([table]) => !(table in before));
    expect(added.flatMap(([table, rows]) => rows.filter((row) => !isInserted(table, row)))).toEqual([]);
  });

  test('has its cars grouped: a new time joins its car, and a phone number names the driver', async () => {
    await load('1770008500000.sql');
    await migrate(dataSource);
    const { cars = [], vehicles = [], drivers = [] } = await rowsByTable(dataSource);
    const driverOf = (key: string) => drivers.find(({ phone_key: phoneKey }) => phoneKey === key)?.id;
    const [golf, polo, sent] = ['Golf 7 R', 'Polo', null].map((name) =>
      cars.find((car) => car.name === name),
    );
    expect(sent?.vehicle_id).toBe(golf?.id);
    expect(vehicles.map(({ id, driver_id: driverId }) => [id, driverId]).toSorted()).toEqual(
      [
        // The number of the latest run.
        [golf?.id, driverOf('27820000002')],
        [polo?.id, null],
      ].toSorted(),
    );
    expect(drivers).toHaveLength(1);
  });

  test('has its times on the boards in the lineage, since their approvals', async () => {
    await load('1770008700000.sql');
    await dataSource.query(`
      INSERT INTO cars (id, name, time, world_facts, drivetrain, status, approved_categories, reviewed_at, vehicle_id)
        SELECT gen_random_uuid(), name, texts.time, facts, 'AWD', 'approved', '{World Facts}', '2026-03-01', vehicle_id
        FROM cars, (VALUES ('10.9', NULL), (NULL, '.5'), ('soon', ' 12 '), ('soon', NULL), ('', '0x10')) AS texts (time, facts)
        WHERE name = 'Golf 7 R'`);
    await migrate(dataSource);
    const times = await dataSource.query(
      `SELECT category, drivetrain, seconds, shown, since::date::text AS day, until FROM board_times ORDER BY seconds`,
    );
    const time = (seconds: number, shown: string, day: string) => ({
      category: 'World Facts',
      drivetrain: 'AWD',
      seconds,
      shown,
      day,
      until: null,
    });
    expect(times).toEqual([
      time(0.5, '.5', '2026-03-01'),
      time(10.9, '10.9', '2026-03-01'),
      time(11.8, '11.80', '2026-01-31'),
      time(12, ' 12 ', '2026-03-01'),
    ]);
  });

  test('has the proofs of its pending submissions read', async () => {
    await load('1770008000000.sql');
    await dataSource.query(`UPDATE cars SET proof_image = image WHERE status IN ('pending', 'rejected')`);
    await migrate(dataSource);
    const readings = await dataSource.query(
      'SELECT status, state, attempts FROM slip_readings JOIN cars ON cars.id = car_id',
    );
    expect(readings).toEqual([{ status: 'pending', state: 'waiting', attempts: 0 }]);
  });

  test('serves its content: the board, the votes, and the password', async () => {
    await load('1770000800000.sql');
    await migrate(dataSource);
    const config = buildConfig({ databaseUrl: database.url });
    const app = await createApp(config, dataSource, { websiteFolder: '/nowhere' });
    try {
      const payload = { email: config.adminEmail, password: config.adminPassword };
      const login = await app.inject({ method: 'POST', url: apiRoutes.admin.login, payload });
      const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
      const board = await app.inject({ url: apiRoutes.leaderboard.list, headers });
      const voted = board.json<AdminEntry[]>().find(({ category }) => category === 'Votes by Viewers');
      expect(voted).toMatchObject({
        votes: 2,
        car: { name: 'Golf 7 R', cellphone: '+27 82 000 0001', description: 'Böse "Zeichen" \\ 😀' },
      });
      const vote = await app.inject({
        method: 'POST',
        url: apiRoutes.leaderboard.vote,
        payload: { entryId: voted?._id },
      });
      expect(vote.json()).toMatchObject({ votes: 3 });
    } finally {
      await app.close();
      await rm(config.dataDir, { recursive: true, force: true });
    }
  });
});

/** Fails after it has changed something. */
class Failing1790000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE cars SET name = 'changed'; ALTER TABLE cars DROP COLUMN owner`);
    await queryRunner.query('ALTER TABLE cars\n  ADD id integer');
  }

  async down(): Promise<void> {}
}

describe('an update that fails', () => {
  test('leaves the database as it was before all of its migrations, and says why', async () => {
    await load('1770000500000.sql');
    const [rows, schema] = [await rowsByTable(dataSource), await schemaDefinition(dataSource)];
    await dataSource.destroy();
    dataSource = createDataSource(database.url).setOptions({
      migrations: [...migrations, Failing1790000000000],
    });
    await dataSource.initialize();
    await expect(migrate(dataSource)).rejects.toThrow(
      'The database could not be updated: column "id" of relation "cars" already exists. It is unchanged; the version of Quartermile that ran before can go on with it.',
    );
    expect(await rowsByTable(dataSource)).toEqual(rows);
    expect(await schemaDefinition(dataSource)).toEqual(schema);
  });
});

describe('a database of a newer version', () => {
  test('is refused by the server with one line, and not changed', async () => {
    await migrate(dataSource);
    await dataSource.query(`INSERT INTO migrations (timestamp, name) VALUES (1, 'Later9999999999999')`);
    const before = await rowsByTable(dataSource);
    const dataDir = await mkdtemp(join(tmpdir(), 'quartermile-newer-'));
    const { exited, output } = startServerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    expect(await exited).toBe(1);
    await rm(dataDir, { recursive: true });
    expect(output.stderr).toBe(
      'The database was written by a newer version of Quartermile (Later9999999999999). Start that version, or restore a backup of this one.\n',
    );
    expect(await rowsByTable(dataSource)).toEqual(before);
  });
});
