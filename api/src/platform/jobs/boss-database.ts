import type { Db } from 'pg-boss';
import type { DataSource } from 'typeorm';

/** Makes pg-boss use the existing connection pool. */
export function bossDatabase(dataSource: DataSource): Db {
  return {
    executeSql: async (text, values) => {
      const runner = dataSource.createQueryRunner();
      try {
        const { records } = await runner.query(text, values, true);
        return { rows: records ?? [] };
      } finally {
        await runner.release();
      }
    },
  };
}
