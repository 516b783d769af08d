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
import { rowsByTable, schemaDefinition } from './harness/description/schema-of.js';
import { startServerProcess } from './harness/servers/server-process.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

jest.setTimeout(60_000);

const FOLDER = fileURLToPath(new URL('./upgrades', import.meta.url));
const dumps = (await readdir(FOLDER)).toSorted();

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

describe('a database of an earlier version', () => {
  test('is dumped with rows in every table', async () => {
    await load(dumps.at(-1) ?? '');
    const rows = await rowsByTable(dataSource);
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
  });

  test.each(dumps)('of %s becomes the current one, with all its rows', async (dump) => {
    await load(dump);
    const before = await rowsByTable(dataSource);
    await migrate(dataSource);
    expect(await schemaDefinition(dataSource)).toEqual(fresh);
    const added = { alert_settings: [], alert_targets: [] };
    expect(await rowsByTable(dataSource)).toEqual({ ...before, ...added });
  });

  test('that lacks some of its migrations is refused with one line', async () => {
    await load(dumps[0] ?? '');
    await dataSource.query(`DELETE FROM migrations WHERE name LIKE 'PictureDeletions%'`);
    await expect(migrate(dataSource)).rejects.toThrow(
      'The database was made by a version of Quartermile before 29 November 2026 and never opened by the last of them. Start that one once, then this version.',
    );
  });

  test('serves its content: the board, the votes, and the password', async () => {
    await load(dumps.at(-1) ?? '');
    await dataSource.query('DELETE FROM authenticator; DELETE FROM passkey');
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
        votes: 3,
        car: { name: 'Golf 7 R', cellphone: '+27 82 000 0001', description: 'Böse "Zeichen" \\ 😀' },
      });
      const vote = await app.inject({
        method: 'POST',
        url: apiRoutes.leaderboard.vote,
        payload: { entryId: voted?._id },
      });
      expect(vote.json()).toMatchObject({ votes: 4 });
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
    await load(dumps.at(-1) ?? '');
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
