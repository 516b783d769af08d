import type { DataSource, EntityManager } from 'typeorm';

/** Key of the advisory lock; must be unique within the database. Deletions share it, a backup has it alone. */
const HOLD_LOCK = 7_401_004;

/**
 * Runs `work` while no node deletes files of pictures, on a single connection: if it is lost, so that the hold ends,
 * the work fails too.
 */
export async function holdPictures<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  const runner = dataSource.createQueryRunner();
  try {
    // Waits for deletions in progress, which take a moment.
    await runner.query('SELECT pg_advisory_lock($1)', [HOLD_LOCK]);
    try {
      return await work(runner.manager);
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [HOLD_LOCK]).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}

/** Whether the transaction may delete files; if so, a backup waits until it has ended. */
export async function mayDelete(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ free: boolean }[]>(
    'SELECT pg_try_advisory_xact_lock_shared($1) AS free',
    [HOLD_LOCK],
  );
  return row?.free ?? false;
}
