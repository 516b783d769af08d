import { type DataSource, MigrationExecutor, QueryFailedError, type QueryRunner } from 'typeorm';
import { StartupError } from '../config/startup-error.js';
import { migrations } from './migrations/index.js';
import { applyRoutines } from './routines.js';

/** An arbitrary number, the same on every node. */
const MIGRATION_LOCK = 4_021_402;

/**
 * Runs pending migrations and applies changed routines, all in one transaction. An advisory lock serialises nodes that
 * start at once; a node that dies releases it with its connection.
 * @returns the names of the migrations that ran
 * @throws StartupError when one fails, which leaves the database as it was, or when a newer version migrated it
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  return locked(dataSource, async (runner) => {
    await refuseNewer(dataSource);
    await runner.startTransaction();
    try {
      const done = await new MigrationExecutor(dataSource, runner).executePendingMigrations();
      await applyRoutines(runner);
      await runner.commitTransaction();
      return done.map(({ name }) => name);
    } catch (cause) {
      // Fails too where the connection is lost, which is the cause then.
      await runner.rollbackTransaction().catch(() => undefined);
      if (!(cause instanceof QueryFailedError)) throw cause;
      throw new StartupError(
        `The database could not be updated: ${oneLine(cause.message)}. It is unchanged; the version of Quartermile that ran before can go on with it.`,
        { cause },
      );
    }
  });
}

/** Whether a migration is one of those that the first schema replaces. */
const isReplaced = (name: string): boolean =>
  stampOf(name) < Math.min(...migrations.map((it) => stampOf(it.name)));

const stampOf = (name: string): number => Number(name.slice(-13));

/** An older version would work on a schema that it was not made for. */
async function refuseNewer(dataSource: DataSource): Promise<void> {
  const known = new Set(dataSource.migrations.map(({ name = '', constructor }) => name || constructor.name));
  const unknown = (await appliedNames(dataSource)).filter((name) => !known.has(name) && !isReplaced(name));
  if (unknown.length === 0) return;
  throw new StartupError(
    `The database was written by a newer version of Quartermile (${unknown.join(', ')}). Start that version, or restore a backup of this one.`,
  );
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
  return (await appliedNames(dataSource))[0] ?? null;
}

/** Names of the migrations of a database, the latest first. */
async function appliedNames(dataSource: DataSource): Promise<string[]> {
  const [{ exists } = { exists: false }] = await dataSource.query<{ exists: boolean }[]>(
    `SELECT to_regclass('migrations') IS NOT NULL AS exists`,
  );
  if (!exists) return [];
  const rows = await dataSource.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY timestamp DESC',
  );
  return rows.map(({ name }) => name);
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function locked<Result>(
  dataSource: DataSource,
  work: (runner: QueryRunner) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(runner);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}
