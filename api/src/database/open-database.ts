import type { DataSource } from 'typeorm';
import type { Config } from '../platform/config/config.js';
import { StartupError } from '../platform/config/startup-error.js';
import { startEmbeddedDatabase } from './embedded/embedded-database.js';

/** Features used throughout came with this one; in the server's own notation of versions. */
const OLDEST_VERSION = 150_000;
const FATAL_HINTS: Readonly<Record<string, string>> = {
  '28P01': 'the password is not accepted',
  '28000': 'the user is not accepted',
  '3D000': 'there is no such database',
};

/** A connected database. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  /** Ends the server, when it is the embedded one. The data source is its user's to close. */
  stop(): Promise<void>;
}

/**
 * Connects to the database of `DATABASE_URL`, or starts the embedded one.
 * @throws StartupError when it cannot be reached or is too old.
 */
export async function openDatabase(config: Config, tell: (line: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const dataSource = await connect(config.databaseUrl, 'DATABASE_URL');
    return { dataSource, stop: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, tell });
  try {
    return { dataSource: await connect(embedded.url, 'The embedded database'), stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** TypeORM and the entities load meanwhile, not before: the database takes its time to start. */
async function connect(url: string, name: string): Promise<DataSource> {
  const { createDataSource } = await import('./data-source.js');
  const dataSource = createDataSource(url);
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new StartupError(`${name} cannot be reached: ${reason(error)}.`, { cause: error });
  }
  try {
    await checkVersion(dataSource, name);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function checkVersion(dataSource: DataSource, name: string): Promise<void> {
  const [row] = await dataSource.query<{ number: number; version: string }[]>(
    `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version`,
  );
  if (row && row.number < OLDEST_VERSION)
    throw new StartupError(`${name} is PostgreSQL ${row.version}; 15 or newer is needed.`);
}

/** Node reports several addresses that failed as one error without a message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  const { code, message } = error as NodeJS.ErrnoException;
  return (code && FATAL_HINTS[code]) ?? message.replaceAll(/\s+/g, ' ');
}
