import { access, constants } from 'node:fs/promises';

import { Disk } from 'flydrive';
import { makePrivateFolder } from '../../../platform/config/private-folders.js';
import type { BucketLocation, StorageLocation } from '../../../platform/config/storage-location.js';
import { bucketOptions } from './bucket-options.js';
import { FolderDriver } from './folder-driver.js';
import { MediaStore } from './media-store.js';

/** Time-out of a media store without activity. There are two attempts, which end before `REQUEST_TIMEOUT_MS`. */
const MEDIA_STORE_TIMEOUT_MS = 3000;

/** One retry: callers wait at most twice the time-out. */
const BUCKET_TRIES = 2;

/** Opens the picture store; creates its folder if missing. Does not contact a bucket. */
export async function openMediaStore(location: StorageLocation): Promise<MediaStore> {
  if (location.kind === 'bucket') {
    const disk = await openBucket(location);
    // Unlike a lookup of one key, a listing distinguishes a missing bucket from an empty one.
    return new MediaStore(
      disk,
      location.prefix,
      async () => void (await disk.listAll(location.prefix || '/')),
    );
  }
  await makePrivateFolder(location.path);
  const check = (): Promise<void> => access(location.path, constants.R_OK | constants.W_OK);
  const driver = new FolderDriver(location.path);
  return new MediaStore(new Disk(driver), '', check, driver);
}

/** Loads the AWS client lazily, because it is large. */
async function openBucket(location: BucketLocation): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      ...bucketOptions(location, { timeoutMs: MEDIA_STORE_TIMEOUT_MS, tries: BUCKET_TRIES }),
      bucket: location.bucket,
      visibility: 'private',
      supportsACL: false,
    }),
  );
}
