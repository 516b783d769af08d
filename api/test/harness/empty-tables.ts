import { QueryFailedError } from 'typeorm';
import { RevisionService } from '../../src/platform/cache/revision.service.js';
import type { TestApp } from './test-app.js';

/** SQLSTATE `deadlock_detected` of PostgreSQL's appendix A. */
const DEADLOCK = '40P01';

/**
 * Truncates tables between tests and invalidates the response cache. The jobs of the server may be working on the same
 * tables, which they lock in another order: after a deadlock it begins again, as PostgreSQL's documentation recommends
 * (section 13.3.4).
 */
export async function emptyTables(server: TestApp, ...tables: readonly string[]): Promise<void> {
  try {
    await server.dataSource.transaction(async (manager) => {
      await manager.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
      await server.app.get(RevisionService, { strict: false }).bump(manager);
    });
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    await emptyTables(server, ...tables);
  }
}

function isDeadlock(error: unknown): boolean {
  return (
    error instanceof QueryFailedError && 'code' in error.driverError && error.driverError.code === DEADLOCK
  );
}
