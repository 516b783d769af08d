import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { AppError } from '../errors/app-error.js';

/** The connection pool of a data source; undefined before it is connected and after its end. */
export function findPool(dataSource: DataSource): Pool | undefined {
  return (dataSource.driver as PostgresDriver).master as Pool | undefined;
}

/**
 * The connection pool of a data source. Its own `query` closes the connection of a failed statement. TypeORM uses it
 * again for the next one, although a transaction may still be open in it that the text of the statement began.
 * @throws AppError `unavailable` when the data source is not connected
 */
export function poolOf(dataSource: DataSource): Pool {
  const pool = findPool(dataSource);
  if (!pool) throw new AppError('unavailable');
  return pool;
}
