import pg, { type ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './platform/database/migrations/index.js';
import { requireWritable } from './platform/database/require-writable.js';
import { SnakeNaming } from './platform/database/snake-naming.js';

/** Maximum number of pooled connections per node. */
const POOL_SIZE = 12;
/** Time limit for obtaining a connection, after which a call fails. */
const CONNECT_PATIENCE_MS = 5000;
/** Idle time of a connection after which the system checks whether the database's machine still exists. */
const KEEPALIVE_AFTER_MS = 3000;

/** Creates the data source for the PostgreSQL at `url`, without connecting. */
export function createDataSource(url: string): DataSource {
  return new DataSource({
    type: 'postgres',
    // By default TypeORM requires it by name, which a bundle cannot contain.
    driver: pg,
    url,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    // An update is one step: after a failure the version from before can go on.
    migrationsTransactionMode: 'all',
    namingStrategy: new SnakeNaming(),
    synchronize: false,
    // Ids come from the built-in uuidv7(), so no extension is needed; many hosts do not allow installing any.
    installExtensions: false,
    logging: false,
    applicationName: 'quartermile',
    connectTimeoutMS: CONNECT_PATIENCE_MS,
    poolSize: POOL_SIZE,
    extra: {
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEPALIVE_AFTER_MS,
      onConnect: surviveErrors,
      verify: requireWritable,
    },
  });
}

/**
 * The pool and TypeORM handle the errors of a connection, but neither listens while it is passed from one to the other. An
 * error in that moment would end the process; with this listener the next query fails, and the connection is replaced.
 */
function surviveErrors(client: ClientBase): void {
  client.on('error', () => undefined);
}
