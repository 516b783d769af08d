import { RevisionService } from '../../src/platform/cache/revision.service.js';
import type { TestApp } from './test-app.js';

/** Truncates tables between tests and invalidates the response cache. */
export function emptyTables(server: TestApp, ...tables: readonly string[]): Promise<void> {
  return server.dataSource.transaction(async (manager) => {
    await manager.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
    await server.app.get(RevisionService, { strict: false }).bump(manager);
  });
}
