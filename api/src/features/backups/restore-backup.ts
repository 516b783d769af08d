import { randomUUID } from 'node:crypto';
import { issueMessages } from '@quartermile/core/domain';
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { CONTENT_CHANNEL } from '../../platform/cache/revision.service.js';
import { StartupError } from '../../platform/config/startup-error.js';
import { migrate } from '../../platform/database/migrate.js';
import { REPLACED, Schema1770010700000 } from '../../platform/database/migrations/1770010700000-schema.js';
import { imageOfKey, type MediaStore } from '../media/index.js';
import { type ArchiveHead, readArchive } from './archive.js';
import { backupTables, schemaOf } from './backup-tables.js';
import { type VerifiedArchive, verifyArchive } from './verify-archive.js';

/** Key of the advisory lock; must be unique within the database. */
const RESTORE_LOCK = 7_401_003;
/** Earlier schemas whose rows fit into the current one, which has only more tables and columns that may be empty. */
const FITTING_SCHEMAS: ReadonlySet<string> = new Set([REPLACED, Schema1770010700000.name]);

/** Target of a restore. */
export interface RestoreTarget {
  readonly dataSource: DataSource;
  /** Store of the pictures; null leaves pictures unchanged. */
  readonly store: MediaStore | null;
  /** Whether existing data may be deleted. */
  readonly force: boolean;
}

/**
 * Replaces the content of the database with a backup in one transaction. The whole file is verified first. Pictures
 * are written before the rows; if the restore fails, the nightly clean-up deletes them.
 * @throws StartupError with a message for the operator
 */
export async function restoreBackup(
  file: string,
  { dataSource, store, force }: RestoreTarget,
): Promise<VerifiedArchive> {
  const archive = await verifyArchive(file);
  await refuseWhileServing(dataSource);
  await migrate(dataSource);
  await dataSource
    .transaction((manager) => replaceContent(manager, archive.head, { file, store, force }))
    .catch((cause: unknown) => {
      if (!(cause instanceof QueryFailedError)) throw cause;
      const reason = cause.message.replaceAll(/\s+/g, ' ');
      throw new StartupError(`${file} could not be restored: ${reason}. The database is unchanged.`, {
        cause,
      });
    });
  return archive;
}

async function replaceContent(
  manager: EntityManager,
  head: ArchiveHead,
  { file, store, force }: Pick<RestoreTarget, 'store' | 'force'> & { readonly file: string },
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [RESTORE_LOCK]);
  await refuseOtherSchema(manager, head, file);
  const tables = await backupTables(manager);
  if (!force) await refuseIfFilled(manager, tables);
  await manager.query(
    `TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}, admin_session, idempotent_answer`,
  );
  await fill(manager, store, file, new Set(tables));
  await pauseNewsletters(manager);
  await manager.query('SELECT pg_notify($1, $2)', [CONTENT_CHANNEL, randomUUID()]);
}

/** Detects nodes by their connections. An embedded database is additionally protected by the lock of its DATA_DIR. */
async function refuseWhileServing(dataSource: DataSource): Promise<void> {
  const rows: unknown[] = await dataSource.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'quartermile node'`,
  );
  if (rows.length > 0) throw new StartupError('Quartermile is running on this database. End it first.');
}

async function refuseOtherSchema(manager: EntityManager, head: ArchiveHead, file: string): Promise<void> {
  const schema = await schemaOf(manager);
  if (schema === head.schema || FITTING_SCHEMAS.has(head.schema)) return;
  throw new StartupError(
    `${file} holds the schema ${head.schema}, but this version of Quartermile has ${schema}. Restore it with the version that wrote it, then update.`,
  );
}

/** Ignores `admin_events`, because a migration inserts its first row. */
async function refuseIfFilled(manager: EntityManager, tables: readonly string[]): Promise<void> {
  for (const table of tables.filter((name) => name !== 'admin_events')) {
    const [row] = await manager.query<{ filled: boolean }[]>(
      `SELECT EXISTS (SELECT FROM "${table}") AS filled`,
    );
    if (row?.filled)
      throw new StartupError(
        `The database is not empty (${table}). Add --force to put the backup in its place.`,
      );
  }
}

async function fill(
  manager: EntityManager,
  store: MediaStore | null,
  file: string,
  tables: ReadonlySet<string>,
): Promise<void> {
  for await (const { head, body } of readArchive(file)) {
    if (head.kind === 'rows') {
      if (!tables.has(head.table)) throw new StartupError(`${file} holds an unknown table.`);
      await manager.query(
        `INSERT INTO "${head.table}" SELECT * FROM json_populate_recordset(NULL::"${head.table}", $1::json)`,
        [body.toString()],
      );
    } else if (head.kind === 'file' && store && imageOfKey(head.key)) {
      await store.put(head.key, body, 'application/octet-stream');
    }
  }
  await continueNumbers(manager);
}

/** What was sent after the backup is unknown, so nobody must get more of a newsletter before an administrator decides. */
async function pauseNewsletters(manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE newsletter_issues SET status = 'paused', problem = $1 WHERE status IN ('sending', 'paused')`,
    [issueMessages.restored],
  );
  await manager.query(
    'UPDATE newsletter_issues SET publish_at = NULL, problem = $1 WHERE publish_at IS NOT NULL',
    [issueMessages.restored],
  );
}

/** Advances the sequence past the highest restored number. */
async function continueNumbers(manager: EntityManager): Promise<void> {
  await manager.query(
    `SELECT setval(pg_get_serial_sequence('admin_events', 'seq'), coalesce(max(seq), 1)) FROM admin_events`,
  );
}
