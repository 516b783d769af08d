import type { TestApp } from './test-app.js';

/** A digest of the content of each table, by table name. Tables named in `except` are skipped. */
export async function tableDigests(
  { dataSource }: TestApp,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables: { name: string }[] = await dataSource.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL($1)",
    [except],
  );
  const digests = tables.map(async ({ name }) => {
    const [row] = await dataSource.query(
      `SELECT coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS digest FROM "${name}" t`,
    );
    return [name, row.digest] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
