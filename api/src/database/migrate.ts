import type { DataSource } from 'typeorm';

/** Any fixed number: every node asks for the same lock. */
const MIGRATION_LOCK = 4_021_402;

/**
 * Brings the database up to date. Nodes that start at once wait for each other, so that each migration
 * runs once; a node that dies meanwhile loses the lock with its connection.
 * @returns the names of the migrations that ran
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return locked(dataSource, async () => {
    const done = await dataSource.runMigrations();
    return done.map(({ name }) => name);
  });
}

/** Takes the latest migration back. */
export async function revert(dataSource: DataSource): Promise<void> {
  await locked(dataSource, () => dataSource.undoLastMigration());
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
