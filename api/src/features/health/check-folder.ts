import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../../platform/config/private-folders.js';

/** Free disk space below which a node reports that it cannot take pictures: the largest submission. */
export const UPLOAD_DISK_MIN_BYTES = 32 * 1024 * 1024;

/** Size of the file that is written as a test: a block of a disk, which also reveals quotas. */
const PROBE_BYTES = 4096;

/**
 * Checks that a folder can take the largest submission; creates it if missing.
 * @param minBytes free space it must have, bytes
 * @throws Error when it is read-only, not a folder, or full
 */
export async function checkFolder(folder: string, minBytes = UPLOAD_DISK_MIN_BYTES): Promise<void> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < minBytes) throw new Error('The disk is full');
  await probeFolder(folder);
}

/**
 * Checks that an existing folder can be written to.
 * @throws Error when it cannot
 */
export async function probeFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, Buffer.alloc(PROBE_BYTES), { mode: PRIVATE_FILE });
  } finally {
    await rm(probe, { force: true });
  }
}
