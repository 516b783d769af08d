import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/data-source.js';
import { findDifferences } from '../src/platform/database/draft-migration.js';
import { migrate, revert } from '../src/platform/database/migrate.js';
import { migrations } from '../src/platform/database/migrations/index.js';
import { ROUTINES } from '../src/platform/database/routines.js';
import { createTestDatabase, type TestDatabase } from './harness/test-database.js';

describe('the migrations', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  const names = migrations.map(({ name }) => name);

  beforeAll(async () => {
    database = await createTestDatabase('template0');
    dataSource = await createDataSource(database.url).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  test('run in their order on an empty database, and once', async () => {
    expect(names).toEqual(names.toSorted((a, b) => Number(a.slice(-13)) - Number(b.slice(-13))));
    expect(await migrate(dataSource)).toEqual(names);
    expect(await migrate(dataSource)).toEqual([]);
  });

  test('make the tables and columns that the entities describe', async () => {
    expect(await findDifferences(dataSource)).toEqual({ up: [], down: [] });
  });

  test('but the first can be taken back', async () => {
    for (const name of names.slice(1).toReversed()) expect(await revert(dataSource)).toBe(name);
    await expect(revert(dataSource)).rejects.toThrow(
      'The first schema cannot be taken back, because everything would be lost.',
    );
    expect(await migrate(dataSource)).toEqual(names.slice(1));
  });

  test('are followed by every file of functions', async () => {
    const files = await readdir(new URL('../src/features/', import.meta.url), { recursive: true });
    expect(ROUTINES).toEqual(files.filter((file) => file.endsWith('.sql')).toSorted());
  });

  test('replace functions whose files have changed, and no others', async () => {
    const source = `SELECT prosrc FROM pg_proc WHERE proname = 'set_strip_id'`;
    const original = await dataSource.query(source);
    await dataSource.query(
      `CREATE OR REPLACE FUNCTION set_strip_id() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    );
    const changed = await dataSource.query(source);
    await migrate(dataSource);
    expect(await dataSource.query(source)).toEqual(changed);
    await dataSource.query(`COMMENT ON TABLE migrations IS 'of an earlier version'`);
    await migrate(dataSource);
    expect(await dataSource.query(source)).toEqual(original);
  });
});
