import type { DataSource, EntityManager } from 'typeorm';

/** Queries for what makes a schema, each with a name and a definition per row. */
const PARTS: Readonly<Record<string, string>> = {
  columns: `SELECT table_name || '.' || column_name AS name, concat_ws(' ', ordinal_position, data_type, udt_name,
      datetime_precision, is_nullable, column_default, is_identity) AS definition
    FROM information_schema.columns WHERE table_schema = 'public'`,
  constraints: `SELECT conrelid::regclass || '.' || conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  indexes: `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'`,
  functions: `SELECT oid::regprocedure::text AS name, pg_get_functiondef(oid) AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  triggers: `SELECT tgrelid::regclass || '.' || tgname AS name, pg_get_triggerdef(oid) AS definition
    FROM pg_trigger WHERE NOT tgisinternal`,
  tables: `SELECT relname AS name, relpersistence::text AS definition
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
};

/** The definition of everything in the schema of the product, by kind and name. */
export async function schemaDefinition(dataSource: DataSource): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {};
  for (const [kind, query] of Object.entries(PARTS))
    parts[kind] = await dataSource.query(`SELECT * FROM (${query}) AS part ORDER BY name, definition`);
  return parts;
}

/** The rows of every table but the history of migrations, as objects by column. */
export async function rowsByTable(dataSource: DataSource | EntityManager): Promise<Record<string, Row[]>> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations' ORDER BY 1`,
  );
  const rows: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const read: { row: Row }[] = await dataSource.query(
      `SELECT row_to_json(t) AS row FROM "${name}" AS t ORDER BY t::text COLLATE "C"`,
    );
    rows[name] = read.map(({ row }) => row);
  }
  return rows;
}

/** A row by column. */
export type Row = Readonly<Record<string, unknown>>;
