import pg from 'pg';
import { DataSource } from 'typeorm';
import { migrations } from '../../../platform/database/migrations/index.js';
import { restoreBackup } from '../restore-backup.js';

/**
 * Restores an archive into a scratch database on the same server, and compares the rows of each table with those in the
 * archive, whose pictures it reads. The scratch database is deleted afterwards.
 * @throws StartupError for an archive that cannot be restored
 */
export async function proveArchive(file: string, databaseUrl: string): Promise<void> {
  await using server = await open(databaseUrl);
  const [{ name }]: [{ name: string }] = await server.dataSource.query(
    `SELECT current_database() || '_proof' AS name`,
  );
  const drop = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`;
  await server.dataSource.query(drop);
  await server.dataSource.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`);
  try {
    const url = new URL(databaseUrl);
    url.pathname = `/${encodeURIComponent(name)}`;
    await restoreInto(url.href, file);
  } finally {
    await server.dataSource.query(drop);
  }
}

async function restoreInto(url: string, file: string): Promise<void> {
  await using scratch = await open(url);
  const { dataSource } = scratch;
  const { tables } = await restoreBackup(file, { dataSource, store: null, force: false });
  for (const [table, written] of tables) {
    const [{ count }]: [{ count: number }] = await dataSource.query(
      `SELECT count(*)::int AS count FROM "${table}"`,
    );
    if (count !== written) throw new Error(`${table} has ${count} rows after a restore, not ${written}`);
  }
}

/** Opens a database without entities, because rows are copied as text. */
async function open(url: string): Promise<{ dataSource: DataSource } & AsyncDisposable> {
  const dataSource = await new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    migrations,
    migrationsTransactionMode: 'all',
    installExtensions: false,
    applicationName: 'quartermile backup',
  }).initialize();
  return { dataSource, [Symbol.asyncDispose]: () => dataSource.destroy() };
}
