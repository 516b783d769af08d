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
  constructor(
    private readonly disk: Disk,
    private readonly prefix: string,
    readonly check: () => Promise<void>,
  ) {}

  /**
   * The bytes under a key; null when there are none.
   * @throws AppError `unavailable` (503) when the store does not answer, as all of these do.
   */
  async get(key: string): Promise<Uint8Array | null> {
    try {
      return await this.disk.getBytes(this.prefix + key);
    } catch (cause) {
      if (await this.has(key)) throw away(cause);
      return null;
    }
  }

  /** Whether there is something under a key. */
  has(key: string): Promise<boolean> {
    return this.disk.exists(this.prefix + key).catch(refuse);
  }

  /** Writes bytes whole or not at all; what was under the key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.disk.put(this.prefix + key, bytes, { contentType }).catch(refuse);
  }

  /** Removes everything whose key starts with a folder's name; nothing there is fine. */
  deleteFolder(folder: string): Promise<void> {
    return this.disk.deleteAll(`${this.prefix + folder}/`).catch(refuse);
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
}

/** Whatever the reason, from a pulled cable to a changed secret: it lies with the store, not with who asked. */
const away = (cause: unknown): AppError => new AppError('unavailable', { cause, retryAfterS: RETRY_S });

function refuse(cause: unknown): never {
  throw away(cause);
}
