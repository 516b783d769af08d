import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { DataSource, EntityManager } from 'typeorm';
import { imageOfKey, type MediaStore, VISIBILITIES } from '../../features/media/index.js';
import { ARCHIVE_VERSION, type Part, writeArchive } from './archive.js';
import { backupTables, schemaOf } from './backup-tables.js';

/** Number of rows in memory at a time. */
const BATCH_ROWS = 500;
const MASTER = /\/master$/;

/**
 * Writes a snapshot of the tables and the pictures of `store` (null: no pictures) to one file. The file is renamed
 * when it is complete, and readable by its owner only, because it contains personal data.
 * @throws when an unfinished draft of the file exists
 */
export async function writeBackup(
  dataSource: DataSource,
  store: MediaStore | null,
  file: string,
): Promise<void> {
  const draft = `${file}.part`;
  try {
    await dataSource.transaction('REPEATABLE READ', (manager) =>
      pipeline(
        writeArchive(partsOf(manager, store)),
        createGzip({ level: constants.Z_BEST_SPEED }),
        createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
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
  if (store) yield* filesOf(store);
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

/** Includes masters only, because variants can be created again. */
async function* filesOf(store: MediaStore): AsyncGenerator<Part> {
  for (const folder of VISIBILITIES) {
    for await (const key of store.list(folder)) {
      const bytes = MASTER.test(key) && imageOfKey(key) ? await store.get(key) : null;
      if (bytes) yield { head: { kind: 'file', key, bytes: bytes.length }, body: Buffer.from(bytes) };
    }
  }
}
