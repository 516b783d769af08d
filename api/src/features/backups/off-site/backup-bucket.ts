import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketLocation } from '../../../platform/config/storage-location.js';
import { bucketOptions } from '../../media/index.js';
import { scheduledTime } from '../backup-folder.js';

/** Ending of encrypted backups. */
const ENCRYPTED = '.age';
/** Size of a part of an upload, which is in memory. S3 takes 10,000 of them, and at least 5 MiB each. */
const PART_BYTES = 16 * 1024 * 1024;
const LIMITS = { timeoutMs: 60_000, tries: 4 };

/** An encrypted backup in the bucket. */
export interface SentFile {
  readonly name: string;
  /** When the backup was begun, ms. */
  readonly writtenAtMs: number;
}

/** Name of the encrypted copy of a scheduled backup. */
export const encryptedName = (name: string): string => name + ENCRYPTED;

/** The location of a bucket without its key, for messages. */
export const bucketName = ({ bucket, prefix }: BucketLocation): string => `s3://${bucket}/${prefix}`;

/** Opens the bucket of the backups without contacting it. The AWS client is loaded lazily, because it is large. */
export async function openBackupBucket(location: BucketLocation): Promise<BackupBucket> {
  const sdk = await import('@aws-sdk/client-s3');
  return new BackupBucket(location, sdk, new sdk.S3Client(bucketOptions(location, LIMITS)));
}

/** Encrypted backups below the prefix of a bucket. Other objects are left alone. */
export class BackupBucket {
  constructor(
    private readonly location: BucketLocation,
    private readonly sdk: typeof import('@aws-sdk/client-s3'),
    private readonly client: S3Client,
  ) {}

  /** The encrypted backups, newest first. */
  async list(): Promise<SentFile[]> {
    const files: SentFile[] = [];
    const { bucket: Bucket, prefix: Prefix } = this.location;
    for await (const page of this.sdk.paginateListObjectsV2({ client: this.client }, { Bucket, Prefix }))
      for (const { Key = '' } of page.Contents ?? []) {
        const name = Key.slice(Prefix.length);
        const writtenAtMs = name.endsWith(ENCRYPTED)
          ? scheduledTime(name.slice(0, -ENCRYPTED.length))
          : Number.NaN;
        if (!Number.isNaN(writtenAtMs)) files.push({ name, writtenAtMs });
      }
    return files.sort((a, b) => b.writtenAtMs - a.writtenAtMs);
  }

  /**
   * Uploads bytes in parts, and returns their number. The object does not exist before the last part has arrived; after a
   * failure the parts are discarded.
   */
  async upload(name: string, chunks: AsyncIterable<Uint8Array>): Promise<number> {
    const object = this.object(name);
    const { UploadId } = await this.client.send(new this.sdk.CreateMultipartUploadCommand(object));
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let bytes = 0;
    try {
      for await (const Body of partsOf(chunks)) {
        const PartNumber = Parts.length + 1;
        const part = new this.sdk.UploadPartCommand({ ...object, UploadId, PartNumber, Body });
        Parts.push({ ETag: (await this.client.send(part)).ETag, PartNumber });
        bytes += Body.length;
      }
      const complete = { ...object, UploadId, MultipartUpload: { Parts } };
      await this.client.send(new this.sdk.CompleteMultipartUploadCommand(complete));
    } catch (error) {
      const abort = new this.sdk.AbortMultipartUploadCommand({ ...object, UploadId });
      await this.client.send(abort).catch(() => undefined);
      throw error;
    }
    const { ContentLength } = await this.client.send(new this.sdk.HeadObjectCommand(object));
    if (ContentLength !== bytes) throw new Error(`${name} has ${ContentLength} bytes, not ${bytes}`);
    return bytes;
  }

  /**
   * The bytes of an object.
   * @throws Error with the name NoSuchKey for a missing one
   */
  async download(name: string): Promise<Readable> {
    const { Body } = await this.client.send(new this.sdk.GetObjectCommand(this.object(name)));
    return Body as Readable;
  }

  async delete(name: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand(this.object(name)));
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.location.bucket, Key: this.location.prefix + name };
  }
}

async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    pending.push(chunk);
    length += chunk.length;
    if (length < PART_BYTES) continue;
    yield Buffer.concat(pending);
    pending = [];
    length = 0;
  }
  if (length > 0) yield Buffer.concat(pending);
}
