import { RevisionService } from '../../src/platform/revision/revision.service.js';
import type { TestApp } from './test-app.js';

/** Empties tables between tests, and everything that is kept ready for them. */
export function emptyTables(server: TestApp, ...tables: readonly string[]): Promise<void> {
  return server.dataSource.transaction(async (manager) => {
    await manager.query(`TRUNCATE ${tables.join(', ')}`);
    await server.app.get(RevisionService, { strict: false }).bump(manager);
  });
}
