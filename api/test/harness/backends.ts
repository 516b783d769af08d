import type { DataSource } from 'typeorm';
import { until } from './servers/server-process.js';

/*
 * Test files share a database server, each with a database of its own, and run at the same time: what is found or ended
 * here belongs to the database of the data source.
 */
const WAITING = `FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`;

/**
 * Waits until `count` statements or more, whose text is like `pattern`, wait for a lock. Not to be called
 * with a transaction's connection, where PostgreSQL shows the activity of its first look again.
 */
export async function untilWaiting(dataSource: DataSource, pattern = '%', count = 1): Promise<void> {
  await until(async () => {
    const rows: unknown[] = await dataSource.query(`SELECT ${WAITING}`, [pattern]);
    return rows.length >= count;
  });
}

/** Terminates the backends whose statements, like `pattern`, wait for a lock. */
export async function terminateWaiting(dataSource: DataSource, pattern: string): Promise<void> {
  await dataSource.query(`SELECT pg_terminate_backend(pid) ${WAITING}`, [pattern]);
}

/** Terminates the connections for notifications and locks of all nodes. */
export async function terminateNodeConnections(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'quartermile node'`,
  );
}
