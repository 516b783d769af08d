import { startDatabases as startPostgresql } from '../../../.ci/test-databases/test-databases.mjs';
import { startServer } from '../server.mjs';
import { fillSql } from './fill-sql.mjs';

/** Settings that decide how durable a vote is, reported with the results. */
const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'server_version'];

/**
 * Starts one PostgreSQL, with the product's embedded server and its durable settings, for all contestants. Each has a
 * database of its own.
 */
export async function startDatabases() {
  const postgresql = await startPostgresql({ max_connections: '200' });
  return {
    async settings() {
      const rows = await Promise.all(DURABILITY.map((name) => postgresql.query(`SHOW ${name}`)));
      return Object.assign({}, ...rows.flat());
    },
    /** A new database with demo content and at least this many entries. */
    async create(entries) {
      const storage = await postgresql.create({ hasDemo: true });
      const query = (sql, values) => postgresql.query(sql, values, storage.DATABASE_URL);
      const [{ count }] = await query('SELECT count(*)::int AS count FROM entries');
      await query(fillSql(Math.ceil((entries - count) / 3)));
      await query('VACUUM ANALYZE');
      return { storage, url: storage.DATABASE_URL, query };
    },
    /** Starts the product on one of these databases. */
    startServer: ({ storage }, settings = {}) => startServer({ ...storage, ...settings }),
    stop: () => postgresql.stop(),
  };
}
