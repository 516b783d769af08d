import { chmod, cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DELETE_TEST_DATABASE, whenGone } from '@quartermile/core/testing';
import pg from 'pg';
import { startEmbeddedDatabase } from '../../dist/platform/database/embedded/embedded-database.js';
import { startServer } from '../server.mjs';
import { fillSql } from './fill-sql.mjs';

/** Settings that decide how durable a vote is, reported with the results. */
const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method', 'server_version'];

/**
 * Starts one PostgreSQL, with the product's embedded server and its durable settings, for all contestants. Each has a
 * database of its own: a copy of one filled once.
 */
export async function startDatabases() {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-bench-'));
  // The user of the database must be able to traverse it.
  await chmod(folder, 0o711);
  const clearAway = whenGone(DELETE_TEST_DATABASE, folder);
  const embedded = await startEmbeddedDatabase({
    dataDir: join(folder, 'database'),
    settings: { max_connections: '200' },
    log: console.error,
  });
  const urlOf = (name) => Object.assign(new URL(embedded.url), { pathname: `/${name}` }).href;
  const run = (name, sql, values) => query(urlOf(name), sql, values);
  const templates = new Map();
  let copies = 0;
  return {
    folder,
    async settings() {
      const rows = await Promise.all(DURABILITY.map((name) => run('postgres', `SHOW ${name}`)));
      return Object.assign({}, ...rows.flat());
    },
    /** A new database with demo content and at least this many entries. */
    async create(entries) {
      if (!templates.has(entries)) templates.set(entries, await makeTemplate(entries, folder, run, urlOf));
      copies += 1;
      const name = `copy_${copies}`;
      await run('postgres', `CREATE DATABASE ${name} TEMPLATE ${templates.get(entries)} STRATEGY FILE_COPY`);
      return {
        url: urlOf(name),
        template: join(folder, templates.get(entries)),
        query: (sql, values) => run(name, sql, values),
      };
    },
    /** Starts the product on one of these databases. */
    async startServer(database, settings = {}) {
      const dataDir = join(folder, `data-${crypto.randomUUID()}`);
      // With the pictures of the demo content; without them, pages show their placeholders.
      await cp(database.template, dataDir, { recursive: true });
      return startServer({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...settings });
    },
    async stop() {
      await embedded.stop();
      clearAway();
    },
  };
}

async function makeTemplate(entries, folder, run, urlOf) {
  const name = `board_${entries}`;
  await run('postgres', `CREATE DATABASE ${name} TEMPLATE template0`);
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  const server = await startServer({ DATABASE_URL: urlOf(name), DATA_DIR: dataDir, DEMO_DATA: 'true' });
  await server.stop();
  const [{ count }] = await run(name, 'SELECT count(*)::int AS count FROM entries');
  await run(name, fillSql(Math.ceil((entries - count) / 3)));
  await run(name, 'VACUUM ANALYZE');
  return name;
}

async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
