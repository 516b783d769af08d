import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  backupFolder,
  fetchBackup,
  listBackups,
  restoreBackup,
  verifyArchive,
  writeBackup,
} from '../../features/backups/index.js';
import { type MediaStore, openMediaStore } from '../../features/media/index.js';
import type { Config } from '../../platform/config/config.js';
import { storedSecret } from '../../platform/config/secret-file.js';
import { StartupError } from '../../platform/config/startup-error.js';
import { parseStorageLocation } from '../../platform/config/storage-location.js';
import type { OpenDatabase } from '../../platform/database/open-database.js';
import { readBackupKey } from './read-backup-key.js';

const BUCKET_WARNING = 'pictures: not in it; they live in the bucket of MEDIA_URL';
const SECRETS_WARNING = 'secrets: not in it; whoever was signed in signs in again';
/** In place of a file: the newest backup in BACKUP_DIR. */
const LATEST = 'latest';
const BUCKET = 's3:';
const RESTORE_USAGE = 'usage: npm run db -- restore FILE|latest|s3://BUCKET/PREFIX?endpoint=... [--force]';

/** `npm run db -- backup [file]`: writes a backup and returns a summary. */
export async function backupText(
  { dataSource }: OpenDatabase,
  name: string | undefined,
  config: Config,
): Promise<string> {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = resolve(name ?? `quartermile-${stamp}.backup`);
  if (existsSync(file)) throw new StartupError(`${file} is there already.`);
  const store = await folderStore(config);
  await writeBackup(dataSource, store, file);
  return [`wrote ${file}`, ...(store ? [] : [BUCKET_WARNING]), SECRETS_WARNING].join('\n');
}

/** `npm run db -- verify <file|latest>`: reads a whole backup, without a database, and returns what is in it. */
export async function verifyText(name: string | undefined, config: Config): Promise<string> {
  if (name === undefined) throw new StartupError('usage: npm run db -- verify FILE|latest');
  const file = await existingFile(name, config);
  const { head, rows, files } = await verifyArchive(file);
  return `verified ${file}\nschema: ${head.schema}\nrows: ${rows}\npictures: ${files}`;
}

/** `npm run db -- restore <file|latest|s3://...> [--force]`: replaces the current data with a backup. */
export async function restoreText(
  database: OpenDatabase,
  args: readonly string[],
  config: Config,
): Promise<string> {
  const name = args.find((arg) => arg !== '--force');
  if (name === undefined) throw new StartupError(RESTORE_USAGE);
  const force = args.includes('--force');
  if (!name.startsWith(BUCKET)) return restoreFile(database, await existingFile(name, config), config, force);
  const folder = await mkdtemp(join(config.dataDir, 'restore-'));
  try {
    const readKey = async (): Promise<string> => config.backupKey ?? readBackupKey();
    return await restoreFile(database, await fetchBackup(name, folder, readKey), config, force);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreFile(
  { dataSource }: OpenDatabase,
  file: string,
  config: Config,
  force: boolean,
): Promise<string> {
  const store = await folderStore(config);
  const { head } = await restoreBackup(file, { dataSource, store, force });
  // The secret of the installation that wrote the backup is elsewhere, and the next start would miss it.
  if (config.jwtSecret === null) await storedSecret(config.dataDir, 'jwt-secret');
  return [`restored ${file}`, ...(store && head.media ? [] : [BUCKET_WARNING])].join('\n');
}

async function existingFile(name: string, config: Config): Promise<string> {
  const file = name === LATEST ? await latestBackup(config) : resolve(name);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  return file;
}

async function latestBackup(config: Config): Promise<string> {
  const folder = backupFolder(config);
  if (folder === null) throw new StartupError('BACKUP_DIR is not set. Name the file of the backup.');
  const [newest] = await listBackups(folder).catch((cause: unknown) => {
    throw new StartupError(`BACKUP_DIR ${folder} cannot be read.`, { cause });
  });
  if (!newest) throw new StartupError(`There is no backup in ${folder}.`);
  return newest.file;
}

/** Opens the picture folder; null for a bucket, which must be backed up separately. */
async function folderStore({ mediaUrl, dataDir }: Config): Promise<MediaStore | null> {
  const location = parseStorageLocation(mediaUrl, dataDir);
  return location.kind === 'folder' ? openMediaStore(location) : null;
}
