import type { Db } from 'pg-boss';
import type { DataSource } from 'typeorm';
import { poolOf } from '../database/connection-pool.js';

/**
 * Makes pg-boss use the existing connection pool. Some of its texts are whole transactions: after a failure in one, the
 * pool must close the connection. Their results are arrays of results, which pg-boss expects.
 */
export function bossDatabase(dataSource: DataSource): Db {
  return { executeSql: async (text, values) => poolOf(dataSource).query(text, values) };
}
