import type * as z from 'zod';
import type { JsonFile } from './json-file.js';
import type { SecureStorage } from './secure-storage.js';

/** The encrypted and the plain location of a document, and how to merge both. */
export interface DurableLocations<Value> {
  readonly sealed: JsonFile<string>;
  readonly plain: JsonFile<Value>;
  readonly schema: z.ZodType<Value>;
  merge(sealed: Value, plain: Value): Value;
}

/**
 * A document that must not be lost: encrypted with a safe key store, otherwise plain and readable by this user only.
 * Encrypted content stays until the key store is available again.
 */
export class DurableDocument<Value> {
  readonly #secureStorage: SecureStorage;
  readonly #places: DurableLocations<Value>;

  constructor(secureStorage: SecureStorage, places: DurableLocations<Value>) {
    this.#secureStorage = secureStorage;
    this.#places = places;
  }

  /** The stored value; null when missing or unreadable. */
  async read(): Promise<Value | null> {
    const [sealed, plain] = [await this.#unseal(), await this.#places.plain.read()];
    return sealed !== null && plain !== null ? this.#places.merge(sealed, plain) : (sealed ?? plain);
  }

  /** Stores a value; null deletes it. Resolves to whether it is on disk. */
  async write(value: Value | null): Promise<boolean> {
    const { sealed, plain } = this.#places;
    if (value === null && this.#secureStorage.isSafe) await sealed.write(null);
    const text = value === null ? null : await this.#seal(value);
    if (text === null) return plain.tryWrite(value);
    const isWritten = await sealed.tryWrite(text);
    if (isWritten) await plain.write(null);
    return isWritten;
  }

  /** Null without a safe key store and on failure. */
  async #seal(value: Value): Promise<string | null> {
    if (!this.#secureStorage.isSafe) return null;
    return this.#secureStorage.seal(JSON.stringify(value)).catch(() => null);
  }

  async #unseal(): Promise<Value | null> {
    const text = this.#secureStorage.isSafe ? await this.#places.sealed.read() : null;
    if (text === null) return null;
    try {
      return this.#places.schema.parse(JSON.parse(await this.#secureStorage.open(text)));
    } catch {
      return null;
    }
  }
}
