import type { DataSource } from 'typeorm';

/**
 * Runs `work` unless it is running already, on this or another node: then nothing happens. An advisory lock ends with
 * its connection, so that a killed node does not block the others.
 * @param lock key, unique within the database
 */
export async function runAlone(
  dataSource: DataSource,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const [row]: { free: boolean }[] = await runner.query('SELECT pg_try_advisory_lock($1) AS free', [lock]);
    if (!row?.free) return;
    try {
      await work();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => undefined);
    }
  } finally {
    await runner.release();
  }
}
