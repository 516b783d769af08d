import type { EntityManager } from 'typeorm';

/**
 * Tables excluded from backups: the migration history, the state of backups and mail, short-lived data, and what
 * is computed again. Restoring must not revive sessions that were logged out or stored responses of idempotent requests.
 */
const LEFT_OUT = [
  'migrations',
  'admin_session',
  'app_login',
  'backup_status',
  'idempotent_answer',
  'login_failure',
  'mail_status',
  'passkey_challenge',
  'picture_deletions',
  'picture_fingerprints',
  'rate_limit',
];

/** All tables in a backup, sorted so that referenced tables come first. */
export async function backupTables(manager: EntityManager): Promise<string[]> {
  const rows: { name: string; needs: string[] }[] = await manager.query(
    `SELECT relname AS name, ARRAY(
       SELECT confrelid::regclass::text FROM pg_constraint
       WHERE conrelid = pg_class.oid AND contype = 'f' AND confrelid <> conrelid
     ) AS needs
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL($1)
     ORDER BY oid`,
    [LEFT_OUT],
  );
  const sorted: string[] = [];
  while (sorted.length < rows.length) {
    const ready = rows.filter(
      ({ name, needs }) => !sorted.includes(name) && needs.every((need) => sorted.includes(need)),
    );
    if (ready.length === 0) throw new Error('Tables of the schema point to each other in a circle.');
    sorted.push(...ready.map(({ name }) => name));
  }
  return sorted;
}

/** Name of the latest applied migration, which identifies the schema version. */
export async function schemaOf(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ name: string }[]>(
    'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1',
  );
  return row?.name ?? '';
}
