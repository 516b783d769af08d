import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import {
  holdPictures,
  imageOfKey,
  type MediaStore,
  referencedNames,
  VISIBILITIES,
  type Visibility,
} from '../../features/media/index.js';
import { StartupError } from '../../platform/config/startup-error.js';
import { ARCHIVE_VERSION, type Part, writeArchive } from './archive.js';
import { backupTables, schemaOf } from './backup-tables.js';

/** Number of rows in memory at a time. */
const BATCH_ROWS = 500;
const MASTER = /\/master$/;

/**
 * Writes a snapshot of the tables and the pictures that it names, of `store` (null: no pictures), to one file. Servers
 * may write meanwhile; files of pictures that they delete remain until the end. The file is renamed when it is
 * complete, and readable by its owner only, because it contains personal data.
 * @throws when an unfinished draft of the file exists
 */
export async function writeBackup(
  dataSource: DataSource,
  store: MediaStore | null,
  file: string,
): Promise<void> {
  const draft = `${file}.part`;
  try {
    // The hold begins before the snapshot: no file that a row of the snapshot names is deleted until it is copied.
    await holdPictures(dataSource, (connection) =>
      connection.transaction('REPEATABLE READ', (manager) =>
        pipeline(
          writeArchive(partsOf(manager, store)),
          createGzip({ level: constants.Z_BEST_SPEED }),
          createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
        ),
      ),
    );
    await rename(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(draft, { force: true });
    throw error;
  }
}

async function* partsOf(manager: EntityManager, store: MediaStore | null): AsyncGenerator<Part> {
  const schema = await schemaOf(manager);
  const head = { kind: 'quartermile', version: ARCHIVE_VERSION, schema, media: store !== null } as const;
  yield { head, body: Buffer.alloc(0) };
  for (const table of await backupTables(manager)) yield* rowsOf(manager, table);
  if (store) yield* filesOf(manager, store);
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
