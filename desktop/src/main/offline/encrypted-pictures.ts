import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedDocument } from '../storage/secure-storage.js';

/** Maximum bytes of cached pictures on disk. */
export const PICTURES_MAX_BYTES = 200 * 1024 * 1024;

/** A decrypted picture. */
export interface OfflinePicture {
  /** Media type, such as "image/avif". */
  readonly type: string;
  readonly bytes: Uint8Array;
}

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Length of an encryption key, bytes. */
const PICTURE_KEY_BYTES = 32;

/**
 * Encrypted picture files, by key. The encryption key is itself encrypted by the system's key store; without one it is in
 * memory only, so that files of an earlier run are unreadable and deleted. Operations run in call order.
 */
export class EncryptedPictures {
  /** Maximum total bytes. */
  readonly maxBytes = PICTURES_MAX_BYTES;
  readonly #folder: string;
  readonly #document: SealedDocument<string>;
  /** Bytes by file name. */
  readonly #sizes = new Map<string, number>();
  #secret = randomBytes(PICTURE_KEY_BYTES);
  #isSecretStored = false;
  #changes: Promise<void> = Promise.resolve();

  /** @param document the encrypted key, in base64 */
  constructor(folder: string, document: SealedDocument<string>) {
    this.#folder = folder;
    this.#document = document;
  }

  /** Loads the files of the last run; call once, before anything else. */
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

  /** Bytes of a stored picture, or null. */
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

  /** Never rejects: a picture that cannot be stored is skipped. */
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

  /** Deletes all pictures except these. */
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

  /** Deletes all pictures. */
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

/** File name of a picture: a keyed hash, so that it does not reveal the picture's path. */
function pictureFileName(secret: Buffer, key: string): string {
  return createHmac('sha256', secret).update(key).digest('hex');
}

/** Encrypts a picture. Its key (path) is authenticated data, so that files cannot be swapped. */
function encryptPicture(secret: Buffer, key: string, { type, bytes }: OfflinePicture): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, secret, iv).setAAD(Buffer.from(key));
  const name = Buffer.from(type);
  const body = [Buffer.from([name.length]), name, bytes].map((part) => cipher.update(part));
  body.push(cipher.final());
  return Buffer.concat([iv, cipher.getAuthTag(), ...body]);
}

/** Decrypts a file; null when it is damaged or belongs to another encryption key or path. */
function decryptPicture(secret: Buffer, key: string, file: Buffer): OfflinePicture | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, secret, file.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(key)).setAuthTag(file.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = Buffer.concat([decipher.update(file.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    const start = 1 + (body[0] ?? 0);
    return { type: body.subarray(1, start).toString(), bytes: body.subarray(start) };
  } catch {
    return null;
  }
}
