import type { DataSource } from 'typeorm';
import { type Config, databaseClientSettings, dropDatabaseClientSettings } from '../config/config.js';
import { protectDataDir } from '../config/private-folders.js';
import { StartupError } from '../config/startup-error.js';
import { type ConnectContext, connect } from './connect.js';
import { DataDirInUseError } from './embedded/data-dir-lock.js';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded/embedded-database.js';
import { runningDatabaseUrl } from './embedded/running-database.js';

/** The oldest supported version, in `server_version_num` format. */
const OLDEST_VERSION = 150_000;

/** A connected database. */
export interface OpenDatabase {
  readonly dataSource: DataSource;
  /** Stops the embedded server, if any. The caller closes the data source. */
  stop(): Promise<void>;
}

/** Options of {@link openDatabase}. */
export interface OpeningContext
  extends Pick<ConnectContext, 'signal' | 'patienceMs' | 'loadDataSource' | 'log'> {
  /** Connects to the embedded database of a running server; otherwise that is an error. */
  readonly joinsRunning?: boolean;
}

/**
 * Protects DATA_DIR and connects to `DATABASE_URL`, or starts the embedded database.
 * @throws StartupError when it is unreachable or too old
 */
export async function openDatabase(config: Config, context: OpeningContext): Promise<OpenDatabase> {
  await protectDataDir(config.dataDir);
  if (config.databaseUrl !== null) {
    const settings = databaseClientSettings();
    if (settings.length > 0)
      context.log(`What DATABASE_URL leaves open comes from the environment: ${settings.join(', ')}.`);
    const dataSource = await connectChecked(config.databaseUrl, { ...context, name: 'DATABASE_URL' });
    return { dataSource, stop: () => Promise.resolve() };
  }
  dropDatabaseClientSettings();
  const embedded = await startOrJoin(config.dataDir, context);
  try {
    const name = 'The embedded database';
    return { dataSource: await connectChecked(embedded.url, { ...context, name }), stop: embedded.stop };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** The embedded database, started here or, where that is allowed, by a running server, which also stops it. */
async function startOrJoin(
  dataDir: string,
  { log, joinsRunning = false }: OpeningContext,
): Promise<EmbeddedDatabase> {
  try {
    return await startEmbeddedDatabase({ dataDir, log });
  } catch (error) {
    if (!joinsRunning || !(error instanceof DataDirInUseError)) throw error;
    return { url: await runningDatabaseUrl(dataDir), stop: () => Promise.resolve() };
  }
}

async function connectChecked(url: string, context: ConnectContext): Promise<DataSource> {
  const dataSource = await connect(url, context);
  try {
    await checkVersion(dataSource, context.name);
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
