import { existsSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { createApp } from '../../../src/app.js';
import { createDataSource } from '../../../src/data-source.js';
import { JobsService } from '../../../src/platform/jobs/jobs.service.js';
import { buildConfig } from '../build-config.js';
import type { S3Server } from '../servers/s3-server.js';

/** Older than the age from which files without rows are deleted. */
const AGE_MS = 3 * 60 * 60_000;
const NAME = /[0-9a-f]{64}-\d+x\d+/g;

/** Files and rows that do not match, and files that are none of pictures. */
export interface OrphanReport {
  /** Names of stored pictures that no row contains. */
  readonly filesWithoutRow: string[];
  /** Names in rows that have no stored picture. */
  readonly rowsWithoutFile: string[];
  /** Other files of DATA_DIR: uploads that remain, and pictures that were never completed. */
  readonly remains: string[];
}

/** A report of an installation whose files and rows match. */
export const NO_ORPHANS: OrphanReport = { filesWithoutRow: [], rowsWithoutFile: [], remains: [] };

/** Where an installation stores its data. */
export interface Stores {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The bucket of its pictures; they are in DATA_DIR without one. */
  readonly bucket?: S3Server | undefined;
}

/**
 * Runs the clean-up of files as on the night after, by another node: all files are aged before. Then compares the files
 * with every row of the database, by the text of the rows and without the queries of the product.
 */
export async function orphansAfterCleanUp(stores: Stores, client: pg.Client): Promise<OrphanReport> {
  await age(stores);
  await cleanUp(stores);
  const files = await filesOf(stores);
  const masters = files.filter((file) => /^media\/(public|private)\/..\/[^/]+\/master$/.test(file));
  const stored = new Set(files.flatMap((file) => (isPicture(file) ? (file.match(NAME) ?? []) : [])));
  const named = await namesInRows(client);
  const withMaster = new Set(masters.flatMap((file) => file.match(NAME) ?? []));
  return {
    filesWithoutRow: [...stored].filter((name) => !named.has(name)),
    rowsWithoutFile: [...named].filter((name) => !withMaster.has(name)),
    remains: files.filter((file) => !isPicture(file)),
  };
}

const isPicture = (file: string): boolean => /^media\/(public|private)\/..\//.test(file);

/** Files of pictures and of uploads, relative to DATA_DIR. Keys of a bucket are listed as if they were there. */
async function filesOf({ dataDir, bucket }: Stores): Promise<string[]> {
  const keys = (await bucket?.keys()) ?? [];
  return [...keys.map((key) => key.replace(/^site/, 'media')), ...(await localFiles(dataDir))];
}

async function localFiles(dataDir: string): Promise<string[]> {
  const folders = ['media', 'incoming'].filter((folder) => existsSync(join(dataDir, folder)));
  const listed = folders.map(async (folder) => {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1));
  });
  return (await Promise.all(listed)).flat();
}

async function age({ dataDir, bucket }: Stores): Promise<void> {
  const writtenAt = new Date(Date.now() - AGE_MS);
  await bucket?.age(writtenAt);
  for (const file of await localFiles(dataDir)) await utimes(join(dataDir, file), writtenAt, writtenAt);
}

/** Starts a node, which clears the uploads of killed ones, and runs the nightly job. */
async function cleanUp({ databaseUrl, dataDir, bucket }: Stores): Promise<void> {
  const config = buildConfig({ databaseUrl, dataDir, ...(bucket && { mediaUrl: bucket.mediaUrl() }) });
  const dataSource = await createDataSource(databaseUrl).initialize();
  const app = await createApp(config, dataSource, { websiteFolder: '/nowhere' });
  await app.get(JobsService, { strict: false }).runNow('media-clean-up');
  await app.close();
}

/** Names of pictures in all rows but those of the past: records of activity, stored responses and jobs. */
async function namesInRows(client: pg.Client): Promise<Set<string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
     AND tablename NOT IN ('activity', 'idempotent_answer', 'admin_events')`,
  );
  const names = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ text: string }>(`SELECT t::text AS text FROM "${name}" AS t`);
    for (const { text } of rows) for (const picture of text.match(NAME) ?? []) names.add(picture);
  }
  return names;
}
