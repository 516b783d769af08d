import type * as z from 'zod';
import type { JsonFile } from './json-file.js';

/** Seals texts so that only this user of this machine can read them. */
export interface Vault {
  /** Whether the system has a key store; without one nothing may be kept on disk. */
  readonly isSafe: boolean;
  seal(text: string): Promise<string>;
  /** @throws Error when the text was sealed elsewhere or is damaged */
  open(sealed: string): Promise<string>;
}

/** A document that is kept sealed: on disk where the system has a key store, otherwise in memory only. */
export class SealedDocument<Value> {
  readonly #vault: Vault;
  readonly #file: JsonFile<string>;
  readonly #schema: z.ZodType<Value>;

  constructor(vault: Vault, file: JsonFile<string>, schema: z.ZodType<Value>) {
    this.#vault = vault;
    this.#file = file;
    this.#schema = schema;
  }

  /** What was kept; null when there is nothing, or nothing that can be read. */
  async read(): Promise<Value | null> {
    // Without a safe key store nothing stays on disk, not even what was sealed before.
    if (!this.#vault.isSafe) await this.#file.write(null);
    const sealed = await this.#file.read();
    if (sealed === null) return null;
    try {
      return this.#schema.parse(JSON.parse(await this.#vault.open(sealed)));
    } catch {
      return null;
    }
  }

  /** Keeps a document; null removes it. */
  async write(value: Value | null): Promise<void> {
    if (value === null || !this.#vault.isSafe) return this.#file.write(null);
    await this.#file.write(await this.#vault.seal(JSON.stringify(value)));
  }
}
