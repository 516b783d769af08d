import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { StartupError } from '../../platform/config/startup-error.js';
import type { MediaStore } from '../../platform/storage/media-store.js';
import { openMediaStore } from '../../platform/storage/open-media-store.js';
import { parseStorageLocation } from '../../platform/storage/storage-location.js';
import type { OpenDatabase } from '../open-database.js';
import { restoreBackup } from './restore-backup.js';
import { writeBackup } from './write-backup.js';

const BUCKET_NOTICE = 'pictures: not in it; they live in the bucket of MEDIA_URL';
const SECRETS_NOTICE = 'secrets: not in it; whoever was signed in signs in again';

/** `npm run db -- backup [file]`: everything in one file, and what is said about it. */
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
  return [`wrote ${file}`, ...(store ? [] : [BUCKET_NOTICE]), SECRETS_NOTICE].join('\n');
}

/** `npm run db -- restore <file> [--force]`: puts a backup in the place of what is there. */
export async function restoreText(
  { dataSource }: OpenDatabase,
  args: readonly string[],
  config: Config,
): Promise<string> {
  const name = args.find((arg) => arg !== '--force');
  if (name === undefined) throw new StartupError('usage: npm run db -- restore FILE [--force]');
  const file = resolve(name);
  if (!existsSync(file)) throw new StartupError(`There is no file ${file}.`);
  const store = await folderStore(config);
  const { media } = await restoreBackup(file, { dataSource, store, force: args.includes('--force') });
  return [`restored ${file}`, ...(store && media ? [] : [BUCKET_NOTICE])].join('\n');
}

/** The pictures' folder; null for a bucket, which has backups of its own. */
async function folderStore({ mediaUrl, dataDir }: Config): Promise<MediaStore | null> {
  const location = parseStorageLocation(mediaUrl, dataDir);
  return location.kind === 'folder' ? openMediaStore(location) : null;
}
