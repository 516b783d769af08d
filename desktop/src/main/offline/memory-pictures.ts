import { rm } from 'node:fs/promises';
import type { OfflinePicture } from './picture-cipher.js';
import type { PictureStore } from './picture-store.js';

/** Picture store in memory, without a safe key store. Deletes files of an earlier run. */
export class MemoryPictures implements PictureStore {
  readonly maxBytes: number;
  readonly #leftovers: string;
  readonly #pictures = new Map<string, OfflinePicture>();

  constructor(leftovers: string, maxBytes: number) {
    this.#leftovers = leftovers;
    this.maxBytes = maxBytes;
  }

  async load(): Promise<void> {
    await this.clear();
  }

  sizeOf(key: string): number | null {
    return this.#pictures.get(key)?.bytes.length ?? null;
  }

  async read(key: string): Promise<OfflinePicture | null> {
    return this.#pictures.get(key) ?? null;
  }

  async write(key: string, picture: OfflinePicture): Promise<void> {
    this.#pictures.set(key, picture);
  }

  async deleteExcept(keys: ReadonlySet<string>): Promise<void> {
    for (const key of this.#pictures.keys()) if (!keys.has(key)) this.#pictures.delete(key);
  }

  async clear(): Promise<void> {
    this.#pictures.clear();
    await rm(this.#leftovers, { recursive: true, force: true }).catch(() => undefined);
  }
}
