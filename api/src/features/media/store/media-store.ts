import { readFile } from 'node:fs/promises';

import type { Disk } from 'flydrive';
import { AppError } from '../../../platform/errors/app-error.js';
import type { FolderDriver } from './folder-driver.js';

/** After a time-out the media store is skipped for this long: calls that need it fail at once. */
const MEDIA_STORE_SKIP_MS = 5000;

/** Retry-After while the store is unreachable, seconds. */
const RETRY_S = 1;
/** Requests of one deletion in a bucket at a time. */
const DELETIONS_AT_A_TIME = 8;

/** Bytes by key, in a local folder or a bucket. */
export class MediaStore {
  /** Until when calls fail at once, ms of `performance.now()`, which changes of the clock do not affect. */
  private restsUntil = 0;

  /**
   * `prefix` is prepended to every key on the disk; empty, or ends in a slash.
   * `check` is the health check for `GET /api/ready`; it throws when the store does not respond.
   * `folder` is the driver of a local folder.
   */
  constructor(
    private readonly disk: Disk,
    private readonly prefix: string,
    readonly check: () => Promise<void>,
    private readonly folder: FolderDriver | null = null,
  ) {}

  /** Deletes what a killed process has left incomplete, if it was last written before a time. */
  async clearIncomplete(before: Date): Promise<void> {
    await this.folder?.clearIncomplete(before);
  }

  /**
   * The bytes of a key, or null.
   * @throws AppError `unavailable` (503) when the store does not respond, as all methods do
   */
  get(key: string): Promise<Uint8Array | null> {
    return this.ask(() =>
      this.disk.getBytes(this.prefix + key).catch((error: unknown) => {
        if (isAbsence(error)) return null;
        throw error;
      }),
    );
  }

  /** Whether a key exists. */
  has(key: string): Promise<boolean> {
    return this.ask(() => this.disk.exists(this.prefix + key));
  }

  /** Writes bytes atomically, replacing earlier ones. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.ask(() => this.disk.put(this.prefix + key, bytes, { contentType }));
  }

  /** Writes the content of a file atomically, replacing earlier bytes. */
  putFile(key: string, path: string, contentType: string): Promise<void> {
    const { folder } = this;
    if (folder) return this.ask(() => folder.putFile(this.prefix + key, path));
    return this.ask(async () => this.disk.put(this.prefix + key, await readFile(path), { contentType }));
  }

  /**
   * Deletes all keys in a folder, if any.
   * @throws AppError `unavailable` (503) also when the store refuses, or keeps a key although it confirmed the deletion
   */
  deleteFolder(folder: string): Promise<void> {
    if (this.folder) return this.ask(() => this.disk.deleteAll(`${this.prefix + folder}/`));
    return this.ask(() => this.deleteKeys(folder));
  }

  /**
   * Time of the last write.
   * @throws when the key does not exist
   */
  async writtenAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(this.prefix + key)).lastModified;
  }

  /** All keys in a folder, page by page. */
  async *list(folder: string): AsyncGenerator<string> {
    // The driver drops the slash, so that the pages of a bucket contain folders whose names begin alike.
    const start = `${this.prefix + folder}/`;
    let paginationToken: string | undefined;
    do {
      const options = paginationToken ? { recursive: true, paginationToken } : { recursive: true };
      const page = await this.disk.listAll(start, options);
      for (const item of page.objects) {
        if (item.isFile && item.key.startsWith(start)) yield item.key.slice(this.prefix.length);
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /**
   * A request for each key: stores differ in the checksum that a request for many needs, and answer it with 200 also when
   * they refuse. One refusal does not keep the other keys from being deleted.
   */
  private async deleteKeys(folder: string): Promise<void> {
    const keys = this.list(folder);
    let refusal: unknown;
    const deleteNext = async (): Promise<void> => {
      for await (const key of keys) {
        await this.disk.delete(this.prefix + key).catch((error: unknown) => {
          if (isSilence(error)) throw error;
          refusal ??= error;
        });
      }
    };
    await Promise.all(Array.from({ length: DELETIONS_AT_A_TIME }, deleteNext));
    if (refusal !== undefined) throw refusal;
    for await (const key of this.list(folder)) throw new RemainingKeyError(`${key} is still there`);
  }

  /** After a time-out calls fail at once for a while, so that an unresponsive store does not delay each of them. */
  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < this.restsUntil)
      throw away(new SilenceError('The media store was silent just now'));
    try {
      return await question();
    } catch (cause) {
      if (isSilence(cause)) this.restsUntil = performance.now() + MEDIA_STORE_SKIP_MS;
      throw away(cause);
    }
  }
}

/** The store confirmed a deletion and still has the key. */
class RemainingKeyError extends Error {
  override readonly name = 'RemainingKeyError';
}

/** The store did not respond to the last call. */
class SilenceError extends Error {
  override readonly name = 'TimeoutError';
}

/** Error for failures of the store. */
const away = (cause: unknown): AppError => new AppError('unavailable', { cause, retryAfterS: RETRY_S });

/** Errors for a missing key: the file system's code, and S3's name. */
const isAbsence = (error: unknown): boolean =>
  reasonsOf(error).some(({ code, name }) => code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey');

/** Errors of the AWS client for an unresponsive connection. */
const isSilence = (error: unknown): boolean => reasonsOf(error).some(({ name }) => name === 'TimeoutError');

interface Reason {
  readonly code?: unknown;
  readonly name?: unknown;
  readonly cause?: unknown;
}

/** An error and its causes. */
function reasonsOf(error: unknown): Reason[] {
  if (typeof error !== 'object' || error === null) return [];
  return [error, ...reasonsOf((error as Reason).cause)];
}
