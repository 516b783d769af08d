import { DataSource } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import { SnakeNaming } from './snake-naming.js';

/** Connections that one node keeps open at most. */
const POOL_SIZE = 12;
/** A call that gets no connection for this long is refused, rather than left hanging. */
const CONNECT_PATIENCE_MS = 5000;

/** The product's data source on the PostgreSQL at `url`, not yet connected. */
export function createDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    // Rows get their ids from uuidv7(); no extension is needed, and many hosts allow none.
    installExtensions: false,
    logging: false,
    applicationName: 'quartermile',
    connectTimeoutMS: CONNECT_PATIENCE_MS,
    poolSize: POOL_SIZE,
  });
}
