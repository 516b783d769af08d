import type { Config } from './platform/config/config.js';
import { type OpenDatabase, type OpeningContext, openDatabase } from './platform/database/open-database.js';

/**
 * Opens the configured database with the entities of all features. TypeORM and the features are imported while the
 * database starts, to save time.
 * @throws StartupError when the database is unreachable or too old
 */
export function openProductDatabase(
  config: Config,
  context: Omit<OpeningContext, 'loadDataSource'>,
): Promise<OpenDatabase> {
  return openDatabase(config, {
    ...context,
    loadDataSource: async (url) => (await import('./data-source.js')).createDataSource(url),
  });
}
