import { MEDIA_STORE_REST_MS } from '@quartermile/core/domain';
import type { Disk } from 'flydrive';
import { AppError } from '../errors/app-error.js';

/** Pause after which a call that found the store away may be tried again, in seconds. */
const RETRY_S = 1;

/** Bytes by key on a disk of this machine or in a bucket. Knows nothing of pictures. */
export class MediaStore {
  /**
   * `prefix` starts every key on the disk; empty, or ends in a slash.
   * `check` asks the store for a sign of life, for `GET /api/ready`; it throws when there is none.
   */
  private restsUntil = 0;

  constructor(
    private readonly disk: Disk,
    private readonly prefix: string,
    readonly check: () => Promise<void>,
  ) {}

  /**
   * The bytes under a key; null when there are none.
   * @throws AppError `unavailable` (503) when the store does not answer, as all of these do.
   */
  get(key: string): Promise<Uint8Array | null> {
    return this.ask(() =>
      this.disk.getBytes(this.prefix + key).catch((error: unknown) => {
        if (isAbsence(error)) return null;
        throw error;
      }),
    );
  }

  /** Whether there is something under a key. */
  has(key: string): Promise<boolean> {
    return this.ask(() => this.disk.exists(this.prefix + key));
  }

  /** Writes bytes whole or not at all; what was under the key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.ask(() => this.disk.put(this.prefix + key, bytes, { contentType }));
  }

  /** Removes everything whose key starts with a folder's name; nothing there is fine. */
  deleteFolder(folder: string): Promise<void> {
    return this.ask(() => this.disk.deleteAll(`${this.prefix + folder}/`));
  }

  /**
   * When what is under a key was written.
   * @throws when there is nothing.
   */
  async writtenAt(key: string): Promise<Date> {
    return (await this.disk.getMetaData(this.prefix + key)).lastModified;
  }

  /** Every key under a folder, page by page. */
  async *list(folder: string): AsyncGenerator<string> {
    let paginationToken: string | undefined;
    do {
      const options = paginationToken ? { recursive: true, paginationToken } : { recursive: true };
      const page = await this.disk.listAll(`${this.prefix + folder}/`, options);
      for (const item of page.objects) {
        if (item.isFile) yield item.key.slice(this.prefix.length);
      }
      paginationToken = page.paginationToken;
    } while (paginationToken);
  }

  /** A store that fell silent would hold each caller up for as long: after the first, nobody waits. */
  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (Date.now() < this.restsUntil) throw away(new Error('The media store was silent just now'));
    try {
      return await question();
    } catch (cause) {
      if (isSilence(cause)) this.restsUntil = Date.now() + MEDIA_STORE_REST_MS;
      throw away(cause);
    }
  }
}

/** Whatever the reason, from a pulled cable to a changed secret: it lies with the store, not with who asked. */
const away = (cause: unknown): AppError => new AppError('unavailable', { cause, retryAfterS: RETRY_S });

/** What drivers say of a key that has nothing: the file system's code, and S3's name. */
const isAbsence = (error: unknown): boolean =>
  reasonsOf(error).some(({ code, name }) => code === 'ENOENT' || code === 'ENOTDIR' || name === 'NoSuchKey');

/** What the AWS client says of a connection on which nothing came. */
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
