import { DataSource } from 'typeorm';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';
import { SnakeNaming } from './snake-naming.js';

/** Connections that one node keeps open at most. */
const POOL_SIZE = 12;

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
    logging: false,
    applicationName: 'quartermile',
    poolSize: POOL_SIZE,
  });
}
