import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BucketLocation } from '../../../platform/config/storage-location.js';
import { storeFailure } from '../../media/index.js';
import { backupsToStore } from '../backup-retention.js';
import { draftOf } from '../write-backup.js';
import { type BackupBucket, encryptedName, openBackupBucket } from './backup-bucket.js';
import { createIdentity, decryptToFile, encryptFile, recipientOf } from './encryption.js';
import { proveArchive } from './prove-archive.js';

/** A backup to send. */
export interface SendRequest {
  readonly file: string;
  readonly location: BucketLocation;
  readonly recipient: string;
  /** Server on which the sent bytes are restored as a proof; null: they are not. */
  readonly proveOn: string | null;
}

/** A backup in the bucket. */
export interface SentBackup {
  readonly bytes: number;
  /** Number of backups in the bucket. */
  readonly storedCount: number;
  /** Why old ones were not deleted. */
  readonly notDeleted: string | null;
  /** What failed in the proof: an error with its code. */
  readonly proofFailure: { readonly message: string; readonly code: string | undefined } | null;
}

/**
 * Encrypts a backup and uploads it, and deletes those that the retention rule does not cover. For a proof the file is also
 * encrypted for a second key, which exists in this process only: the uploaded bytes are downloaded, decrypted and restored.
 */
export async function sendBackup({ file, location, recipient, proveOn }: SendRequest): Promise<SentBackup> {
  const bucket = await openBackupBucket(location);
  const name = encryptedName(basename(file));
  const proofKey = proveOn === null ? null : await createIdentity();
  const recipients = proofKey === null ? [recipient] : [recipient, await recipientOf(proofKey)];
  const bytes = await bucket.upload(name, await encryptFile(file, recipients));
  const copy = draftOf(file);
  let proofFailure: SentBackup['proofFailure'] = null;
  try {
    if (proofKey !== null && proveOn !== null) {
      await rm(copy, { force: true });
      await decryptToFile(await bucket.download(name), proofKey, copy);
      await proveArchive(copy, proveOn);
    }
  } catch (error) {
    const { stack, message, code } = error as NodeJS.ErrnoException;
    proofFailure = { message: stack ?? message, code };
  } finally {
    await rm(copy, { force: true });
  }
  return { bytes, proofFailure, ...(await deleteOld(bucket)) };
}

async function deleteOld(bucket: BackupBucket): Promise<Pick<SentBackup, 'storedCount' | 'notDeleted'>> {
  const files = await bucket.list();
  const stored = backupsToStore(files.map(({ writtenAtMs }) => writtenAtMs));
  try {
    for (const { name, writtenAtMs } of files) if (!stored.has(writtenAtMs)) await bucket.delete(name);
    return { storedCount: stored.size, notDeleted: null };
  } catch (error) {
    return { storedCount: files.length, notDeleted: storeFailure(error) };
  }
}
