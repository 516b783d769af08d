import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { StartupError } from '../../platform/config/startup-error.js';
import {
  holdPictures,
  imageOfKey,
  type MediaStore,
  referencedNames,
  VISIBILITIES,
  type Visibility,
} from '../media/index.js';
import { ARCHIVE_VERSION, type ArchiveTotals, type Part, writeArchive } from './archive.js';
import { backupTables, schemaOf } from './backup-tables.js';
import { verifyArchive } from './verify-archive.js';

/** Number of rows in memory at a time. */
const BATCH_ROWS = 500;
const MASTER = /\/master$/;

/** A written backup. */
export interface BackupSummary {
  readonly bytes: number;
  readonly rows: number;
  readonly pictures: number;
}

/**
 * Writes a snapshot of the tables and the pictures that it names, of `store` (null: no pictures), to one file. Servers
 * may write meanwhile; files of pictures that they delete remain until the end. The file is read again and compared
 * with what was counted before it gets its name. Only its owner can read it, because it contains personal data.
 * @throws when an unfinished draft of the file exists
 */
export async function writeBackup(
  dataSource: DataSource,
  store: MediaStore | null,
  file: string,
): Promise<BackupSummary> {
  const draft = draftOf(file);
  const totals: ArchiveTotals = { rows: {}, files: 0 };
  try {
    // The hold begins before the snapshot: no file that a row of the snapshot names is deleted until it is copied.
    await holdPictures(dataSource, (connection) =>
      connection.transaction('REPEATABLE READ', (manager) =>
        pipeline(
          writeArchive(partsOf(manager, store, totals), totals),
          createGzip({ level: constants.Z_BEST_SPEED }),
          createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      ),
    );
    await verifyArchive(draft);
    const { size } = await stat(draft);
    await rename(draft, file);
    await syncFolder(dirname(file));
    const rows = Object.values(totals.rows).reduce((sum, count) => sum + count, 0);
    return { bytes: size, rows, pictures: totals.files };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true });
    throw error;
  }
}

/** Name of an unfinished backup. */
export const draftOf = (file: string): string => `${file}.part`;

/** Makes the new name durable, where the system can open a folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

async function* partsOf(
  manager: EntityManager,
  store: MediaStore | null,
  totals: ArchiveTotals,
): AsyncGenerator<Part> {
  const schema = await schemaOf(manager);
  const head = { kind: 'quartermile', version: ARCHIVE_VERSION, schema, media: store !== null } as const;
  yield { head, body: Buffer.alloc(0) };
  for (const table of await backupTables(manager)) {
    totals.rows[table] = await countRows(manager, table);
    yield* rowsOf(manager, table);
  }
  if (!store) return;
  for await (const part of filesOf(manager, store)) {
    totals.files++;
    yield part;
  }
}

async function countRows(manager: EntityManager, table: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM "${table}"`);
  return row?.count ?? 0;
}

/** Reads with a cursor to limit memory. Rows are JSON created by PostgreSQL and are not parsed here. */
async function* rowsOf(manager: EntityManager, table: string): AsyncGenerator<Part> {
  await manager.query(
    `DECLARE backup_rows CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" AS t`,
  );
  for (;;) {
    const rows: { row: string }[] = await manager.query(`FETCH ${BATCH_ROWS} FROM backup_rows`);
    if (rows.length === 0) break;
    const body = Buffer.from(`[${rows.map(({ row }) => row).join(',')}]`);
    yield { head: { kind: 'rows', table, bytes: body.length }, body };
  }
  await manager.query('CLOSE backup_rows');
}

/** Includes masters only, because variants can be created again. Pictures that were uploaded meanwhile are left out. */
async function* filesOf(manager: EntityManager, store: MediaStore): AsyncGenerator<Part> {
  for (const folder of VISIBILITIES) {
    for await (const keys of mastersIn(store, folder)) {
      const named = await referencedNames(manager, folder, [...keys.keys()]);
      for (const name of named) yield fileOf(store, keys.get(name) ?? '');
    }
  }
}

/** The masters in a folder by their pictures' names, in batches. */
async function* mastersIn(
  store: MediaStore,
  folder: Visibility,
): AsyncGenerator<ReadonlyMap<string, string>> {
  let batch = new Map<string, string>();
  for await (const key of store.list(folder)) {
    const image = MASTER.test(key) ? imageOfKey(key) : null;
    if (image) batch.set(image.name, key);
    if (batch.size < BATCH_ROWS) continue;
    yield batch;
    batch = new Map();
  }
  yield batch;
}

async function fileOf(store: MediaStore, key: string): Promise<Part> {
  const bytes = await store.get(key);
  if (!bytes) throw new StartupError(`The file ${key} was removed from the picture store meanwhile.`);
  return { head: { kind: 'file', key, bytes: bytes.length }, body: Buffer.from(bytes) };
}
