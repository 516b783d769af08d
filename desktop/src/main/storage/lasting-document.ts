import type * as z from 'zod';
import type { JsonFile } from './json-file.js';
import type { Vault } from './vault.js';

/** Where a document lies, sealed and plain, and how what lies in both becomes one. */
export interface LastingPlaces<Value> {
  readonly sealed: JsonFile<string>;
  readonly plain: JsonFile<Value>;
  readonly schema: z.ZodType<Value>;
  merge(sealed: Value, plain: Value): Value;
}

/**
 * A document that must not be lost: sealed where the system has a safe key store, else plain, for this user's eyes
 * only. What was sealed stays for the day when the key store answers again.
 */
export class LastingDocument<Value> {
  readonly #vault: Vault;
  readonly #places: LastingPlaces<Value>;

  constructor(vault: Vault, places: LastingPlaces<Value>) {
    this.#vault = vault;
    this.#places = places;
  }

  /** What was kept; null when there is nothing, or nothing that can be read. */
  async read(): Promise<Value | null> {
    const [sealed, plain] = [await this.#unseal(), await this.#places.plain.read()];
    return sealed !== null && plain !== null ? this.#places.merge(sealed, plain) : (sealed ?? plain);
  }

  /** Keeps a document; null removes it. */
  async write(value: Value | null): Promise<void> {
    const { sealed, plain } = this.#places;
    if (!this.#vault.isSafe) return plain.write(value);
    await sealed.write(value === null ? null : await this.#vault.seal(JSON.stringify(value)));
    await plain.write(null);
  }

  async #unseal(): Promise<Value | null> {
    const text = this.#vault.isSafe ? await this.#places.sealed.read() : null;
    if (text === null) return null;
    try {
      return this.#places.schema.parse(JSON.parse(await this.#vault.open(text)));
    } catch {
      return null;
    }
  }
}
