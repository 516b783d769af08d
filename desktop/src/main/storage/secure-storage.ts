import type * as z from 'zod';
import type { JsonFile } from './json-file.js';

/** Encrypts texts for this user of this machine. */
export interface SecureStorage {
  /** Whether the system has a key store; without one nothing may be written to disk. */
  readonly isSafe: boolean;
  seal(text: string): Promise<string>;
  /** @throws Error when the text was encrypted elsewhere or is damaged */
  open(sealed: string): Promise<string>;
}

/** An encrypted document: on disk where the system has a key store, otherwise in memory only. */
export class SealedDocument<Value> {
  readonly #secureStorage: SecureStorage;
  readonly #file: JsonFile<string>;
  readonly #schema: z.ZodType<Value>;

  constructor(secureStorage: SecureStorage, file: JsonFile<string>, schema: z.ZodType<Value>) {
    this.#secureStorage = secureStorage;
    this.#file = file;
    this.#schema = schema;
  }

  /** Whether the value survives a restart. */
  get isPersistent(): boolean {
    return this.#secureStorage.isSafe;
  }

  /** The stored value; null when missing or unreadable. */
  async read(): Promise<Value | null> {
    // Without a safe key store nothing may remain on disk, including older encrypted files.
    if (!this.#secureStorage.isSafe) await this.#file.write(null);
    const sealed = await this.#file.read();
    if (sealed === null) return null;
    try {
      return this.#schema.parse(JSON.parse(await this.#secureStorage.open(sealed)));
    } catch {
      return null;
    }
  }

  /** Stores a value; null deletes it. */
  async write(value: Value | null): Promise<void> {
    if (value === null || !this.#secureStorage.isSafe) return this.#file.write(null);
    await this.#file.write(await this.#secureStorage.seal(JSON.stringify(value)));
  }
}
