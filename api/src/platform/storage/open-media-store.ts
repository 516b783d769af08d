import { access, constants, mkdir } from 'node:fs/promises';
import { MEDIA_STORE_SILENCE_MS } from '@quartermile/core/domain';
import { Disk } from 'flydrive';
import { FolderDriver } from './folder-driver.js';
import { MediaStore } from './media-store.js';
import type { StorageLocation } from './storage-location.js';

/** A bucket that failed is asked once more: longer than twice its silence no caller waits. */
const BUCKET_TRIES = 2;

type Bucket = Extract<StorageLocation, { kind: 'bucket' }>;

/** Opens the store of pictures; its folder is made when missing. A bucket is not asked yet. */
export async function openMediaStore(location: StorageLocation): Promise<MediaStore> {
  if (location.kind === 'bucket') {
    const disk = await openBucket(location);
    // Unlike a question about one key, a list tells a missing bucket from an empty one.
    return new MediaStore(
      disk,
      location.prefix,
      async () => void (await disk.listAll(location.prefix || '/')),
    );
  }
  await mkdir(location.path, { recursive: true });
  const check = (): Promise<void> => access(location.path, constants.R_OK | constants.W_OK);
  return new MediaStore(new Disk(new FolderDriver(location.path)), '', check);
}

/** The AWS client is large: it is loaded only where a bucket is used. */
async function openBucket({ bucket, region, endpoint, credentials }: Bucket): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      maxAttempts: BUCKET_TRIES,
      requestHandler: {
        connectionTimeout: MEDIA_STORE_SILENCE_MS,
        socketTimeout: MEDIA_STORE_SILENCE_MS,
      },
      forcePathStyle: endpoint !== null,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint }),
      ...(credentials && { credentials }),
    }),
  );
}
