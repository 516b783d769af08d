import type { Disk } from 'flydrive';

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

  /** The bytes under a key; null when there are none. */
  async get(key: string): Promise<Uint8Array | null> {
    try {
      return await this.disk.getBytes(this.prefix + key);
    } catch (error) {
      if (await this.has(key)) throw error;
      return null;
    }
  }

  /** Whether there is something under a key. */
  has(key: string): Promise<boolean> {
    return this.disk.exists(this.prefix + key);
  }

  /** Writes bytes whole or not at all; what was under the key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    return this.disk.put(this.prefix + key, bytes, { contentType });
  }

  /** Removes everything whose key starts with a folder's name; nothing there is fine. */
  deleteFolder(folder: string): Promise<void> {
    return this.disk.deleteAll(`${this.prefix + folder}/`);
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
