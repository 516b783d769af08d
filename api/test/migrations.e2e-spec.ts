import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../src/data-source.js';
import { findDifferences } from '../src/platform/database/draft-migration.js';
import { migrate, revert } from '../src/platform/database/migrate.js';
import { migrations } from '../src/platform/database/migrations/index.js';
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

  test('can each be taken back, down to nothing', async () => {
    const reverted: (string | null)[] = [];
    for (const _ of names) reverted.push(await revert(dataSource));
    expect(reverted).toEqual(names.toReversed());
    expect(await revert(dataSource)).toBeNull();
    expect((await findDifferences(dataSource)).up).not.toEqual([]);
    const tables = await dataSource.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
    expect(tables).toEqual([{ tablename: 'migrations' }]);
  });

  test('leave one that can be run again', async () => {
    expect(await migrate(dataSource)).toEqual(names);
  });
});
