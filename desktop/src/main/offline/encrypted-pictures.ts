import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedDocument } from '../storage/secure-storage.js';
import {
  decryptPicture,
  encryptPicture,
  type OfflinePicture,
  PICTURE_KEY_BYTES,
  pictureFileName,
} from './picture-cipher.js';
import type { PictureStore } from './picture-store.js';

/** Picture store with encrypted files. The encryption key is itself encrypted by the system's key store. */
export class EncryptedPictures implements PictureStore {
  readonly maxBytes: number;
  readonly #folder: string;
  readonly #document: SealedDocument<string>;
  /** Bytes by file name. */
  readonly #sizes = new Map<string, number>();
  #secret = randomBytes(PICTURE_KEY_BYTES);
  #isSecretStored = false;
  #changes: Promise<void> = Promise.resolve();

  /** @param document the encrypted key, in base64 */
  constructor(folder: string, document: SealedDocument<string>, maxBytes: number) {
    this.#folder = folder;
    this.#document = document;
    this.maxBytes = maxBytes;
  }

  load(): Promise<void> {
    return this.#change(async () => {
      const stored = Buffer.from((await this.#document.read()) ?? '', 'base64');
      if (stored.length !== PICTURE_KEY_BYTES) return this.#deleteFiles();
      this.#secret = stored;
      this.#isSecretStored = true;
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      for (const name of await readdir(this.#folder)) {
        this.#sizes.set(name, (await stat(join(this.#folder, name))).size);
      }
    });
  }

  sizeOf(key: string): number | null {
    return this.#sizes.get(this.#nameOf(key)) ?? null;
  }

  async read(key: string): Promise<OfflinePicture | null> {
    await this.#changes;
    const name = this.#nameOf(key);
    const file = this.#sizes.has(name) ? await readFile(join(this.#folder, name)).catch(() => null) : null;
    const picture = file && decryptPicture(this.#secret, key, file);
    if (!picture) this.#sizes.delete(name);
    return picture;
  }

  write(key: string, picture: OfflinePicture): Promise<void> {
    return this.#change(async () => {
      if (!this.#isSecretStored) await this.#document.write(this.#secret.toString('base64'));
      this.#isSecretStored = true;
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const name = this.#nameOf(key);
      const file = encryptPicture(this.#secret, key, picture);
      const draft = join(this.#folder, `${name}.new`);
      await writeFile(draft, file, { mode: 0o600 });
      await rename(draft, join(this.#folder, name));
      this.#sizes.set(name, file.length);
    });
  }

  deleteExcept(keys: ReadonlySet<string>): Promise<void> {
    return this.#change(async () => {
      const names = new Set([...keys].map((key) => this.#nameOf(key)));
      for (const name of this.#sizes.keys()) {
        if (names.has(name)) continue;
        this.#sizes.delete(name);
        await rm(join(this.#folder, name), { force: true });
      }
    });
  }

  clear(): Promise<void> {
    return this.#change(async () => {
      this.#secret = randomBytes(PICTURE_KEY_BYTES);
      this.#isSecretStored = false;
      await Promise.all([this.#document.write(null), this.#deleteFiles()]);
    });
  }

  async #deleteFiles(): Promise<void> {
    this.#sizes.clear();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Serialises changes. Disk errors only make pictures missing. */
  #change(change: () => Promise<void>): Promise<void> {
    this.#changes = this.#changes.then(change).catch(() => undefined);
    return this.#changes;
  }

  #nameOf(key: string): string {
    return pictureFileName(this.#secret, key);
  }
}
