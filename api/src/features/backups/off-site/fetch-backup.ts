import { join } from 'node:path';
import { StartupError } from '../../../platform/config/startup-error.js';
import { type BucketLocation, parseBucket } from '../../../platform/config/storage-location.js';
import { storeFailure } from '../../media/index.js';
import { type BackupBucket, bucketName, openBackupBucket } from './backup-bucket.js';
import { decryptToFile, recipientOf } from './encryption.js';

/** An encrypted backup at the end of a path. */
const NAMED = /(?:^|\/)([^/]+\.age)\/$/;
/** The error of age-encryption for a key that the file is not encrypted for. */
const OTHER_KEY = /no identity matched/;

/**
 * Downloads and decrypts a backup: the one that the URL names, or the newest below its prefix.
 * @param readKey returns the private key; called when the bucket has the backup
 * @returns the path of the decrypted file in `folder`
 * @throws StartupError with a message for the operator
 */
export async function fetchBackup(
  url: string,
  folder: string,
  readKey: () => Promise<string>,
): Promise<string> {
  const location = readLocation(url);
  const [, named] = NAMED.exec(location.prefix) ?? [];
  const prefix = named === undefined ? location.prefix : location.prefix.slice(0, -named.length - 1);
  const place = { ...location, prefix };
  const bucket = await openBackupBucket(place);
  const unreadable = (cause: unknown): never => {
    throw new StartupError(`${bucketName(place)} cannot be read: ${storeFailure(cause)}.`, { cause });
  };
  const name = named ?? (await newest(bucket, place, unreadable));
  const source = await bucket.download(name).catch((cause: unknown) => {
    if ((cause as Error).name !== 'NoSuchKey') return unreadable(cause);
    throw new StartupError(`There is no backup ${name} in ${bucketName(place)}.`, { cause });
  });
  const key = (await readKey()).trim();
  const file = join(folder, name.slice(0, -'.age'.length));
  try {
    await refuseOtherText(key);
    await decryptToFile(source, key, file);
  } catch (cause) {
    if (cause instanceof StartupError || (cause as NodeJS.ErrnoException).syscall) throw cause;
    if (OTHER_KEY.test((cause as Error).message))
      throw new StartupError(`${name} is encrypted for another key than this BACKUP_KEY.`, { cause });
    throw new StartupError(`${name} could not be downloaded whole, or is broken.`, { cause });
  } finally {
    source.destroy();
  }
  return file;
}

function readLocation(url: string): BucketLocation {
  try {
    return parseBucket(url, 'the backup');
  } catch (cause) {
    throw new StartupError((cause as Error).message, { cause });
  }
}

async function newest(
  bucket: BackupBucket,
  place: BucketLocation,
  unreadable: (cause: unknown) => never,
): Promise<string> {
  const [file] = await bucket.list().catch(unreadable);
  if (!file) throw new StartupError(`There is no backup in ${bucketName(place)}.`);
  return file.name;
}

async function refuseOtherText(key: string): Promise<void> {
  await recipientOf(key).catch((cause: unknown) => {
    throw new StartupError('BACKUP_KEY is no backup key: those begin with AGE-SECRET-KEY-1.', { cause });
  });
}
