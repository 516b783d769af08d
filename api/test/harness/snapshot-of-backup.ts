import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/**
 * A data source for `writeBackup`. Calls `see` in a transaction with the backup's own snapshot, before the backup reads
 * its first table, so that a test can read the same state while others write.
 */
export function withSnapshot(
  dataSource: DataSource,
  see: (manager: EntityManager) => Promise<void>,
): DataSource {
  return new Proxy(dataSource, {
    get: (target, name) =>
      name === 'createQueryRunner' ? () => watch(target, see) : Reflect.get(target, name, target),
  });
}

function watch(dataSource: DataSource, see: (manager: EntityManager) => Promise<void>): QueryRunner {
  const runner = dataSource.createQueryRunner();
  const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
  let isSeen = false;
  const watched = async (text: string, ...rest: unknown[]): Promise<unknown> => {
    if (!isSeen && text.startsWith('SELECT count(*)')) {
      isSeen = true;
      const [{ id }] = (await query('SELECT pg_export_snapshot() AS id')) as [{ id: string }];
      await dataSource.transaction('REPEATABLE READ', async (manager) => {
        await manager.query(`SET TRANSACTION SNAPSHOT '${id}'`);
        await see(manager);
      });
    }
    return query(text, ...rest);
  };
  return Object.assign(runner, { query: watched });
}
