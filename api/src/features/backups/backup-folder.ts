import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../../platform/config/config.js';
import { PRIVATE_FOLDER, restrict } from '../../platform/config/private-folders.js';
import { backupsToStore } from './backup-retention.js';
import { draftOf } from './write-backup.js';

/** Names of scheduled backups, such as quartermile-nightly-2026-11-23T00-00-00Z.backup. Other files are left alone. */
const NAME = /^quartermile-nightly-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

/** A complete scheduled backup. */
export interface StoredBackup {
  readonly file: string;
  /** When it was begun, ms, from its name. */
  readonly writtenAtMs: number;
  readonly bytes: number;
}

/** Folder of the nightly backups; null: none are written. Without BACKUP_DIR those for a bucket are in DATA_DIR. */
export function backupFolder({ backupDir, backupUrl, dataDir }: Config): string | null {
  return backupDir ?? (backupUrl === null ? null : join(dataDir, 'backups'));
}

/** When a scheduled backup was begun, ms, from its name; NaN for other files. */
export function scheduledTime(name: string): number {
  const [, day, ...time] = NAME.exec(name) ?? [];
  return Date.parse(`${day}${time.join(':')}Z`);
}

/** Path of the backup that begins at an instant. */
export function backupFile(folder: string, writtenAtMs: number): string {
  const stamp = new Date(writtenAtMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `quartermile-nightly-${stamp}Z.backup`);
}

/**
 * Denies other users access to the folder, and creates it if `mayCreate`. The folder above must exist, because it may
 * be a disk that is not mounted.
 * @throws Error with the code ENOENT for a missing folder
 */
export async function openBackupFolder(folder: string, mayCreate: boolean): Promise<void> {
  if (mayCreate)
    await mkdir(folder, { mode: PRIVATE_FOLDER }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await stat(folder);
  await restrict(folder, PRIVATE_FOLDER);
}

/** The complete scheduled backups, newest first. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const backups: StoredBackup[] = [];
  for (const name of await readdir(folder)) {
    const writtenAtMs = scheduledTime(name);
    if (Number.isNaN(writtenAtMs)) continue;
    const file = join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats?.isFile()) backups.push({ file, writtenAtMs, bytes: stats.size });
  }
  return backups.sort((a, b) => b.writtenAtMs - a.writtenAtMs);
}

/** Deletes the unfinished backups of a process that was killed. */
export async function deleteDrafts(folder: string): Promise<void> {
  const suffix = draftOf('');
  for (const name of await readdir(folder))
    if (name.endsWith(suffix) && NAME.test(name.slice(0, -suffix.length)))
      await rm(join(folder, name), { force: true });
}

/**
 * Deletes the backups that the retention rule does not cover, and returns the others, newest first.
 * @param onlyMs start time of the only one to store, because the others are in a bucket; null: the rule applies
 */
export async function deleteOldBackups(folder: string, onlyMs: number | null): Promise<StoredBackup[]> {
  const backups = await listBackups(folder);
  const stored =
    onlyMs === null ? backupsToStore(backups.map(({ writtenAtMs }) => writtenAtMs)) : new Set([onlyMs]);
  for (const { file, writtenAtMs } of backups) if (!stored.has(writtenAtMs)) await rm(file, { force: true });
  return backups.filter(({ writtenAtMs }) => stored.has(writtenAtMs));
}
