import type { DataSource } from 'typeorm';

/** An arbitrary number, the same on every node. */
const MIGRATION_LOCK = 4_021_402;

/**
 * Runs pending migrations. An advisory lock serialises nodes that start at once; a node that dies releases it with
 * its connection.
 * @returns the names of the migrations that ran
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return locked(dataSource, async () => {
    const done = await dataSource.runMigrations();
    return done.map(({ name }) => name);
  });
}

/**
 * Reverts the latest migration.
 * @returns its name; null when there is none
 */
export async function revert(dataSource: DataSource): Promise<string | null> {
  return locked(dataSource, async () => {
    const latest = await latestName(dataSource);
    if (latest !== null) await dataSource.undoLastMigration();
    return latest;
  });
}

async function latestName(dataSource: DataSource): Promise<string | null> {
  const [{ exists } = { exists: false }] = await dataSource.query<{ exists: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return null;
  const [row] = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1',
  );
  return row?.name ?? null;
}

async function locked<Result>(dataSource: DataSource, work: () => Promise<Result>): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}
