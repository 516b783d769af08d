import type { ClientBase } from 'pg';

/** PostgreSQL's `cannot_connect_now`: callers wait or respond with 503, as while the database starts. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * Rejects a new connection to a database that cannot be written to, as libpq does with
 * `target_session_attrs=read-write`: after a failover, the address of the primary may lead to a standby for a moment,
 * where reads are stale and writes fail.
 */
export function requireWritable(client: ClientBase, done: (error?: Error) => void): void {
  client
    .query<{ transaction_read_only: string }>('SHOW transaction_read_only')
    .then(({ rows }) => done(rows[0]?.transaction_read_only === 'on' ? readOnly() : undefined), done);
}

function readOnly(): Error {
  const error = new Error('The database is a standby, or read-only.');
  return Object.assign(error, { code: CANNOT_CONNECT_NOW });
}
