import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** A small JSON document on disk, for this user's eyes only. Writes follow one another and replace the file whole. */
export class JsonFile<Value> {
  readonly #path: string;
  readonly #schema: z.ZodType<Value>;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string, schema: z.ZodType<Value>) {
    this.#path = path;
    this.#schema = schema;
  }

  /** What was written last; null when there is nothing, or nothing that can be read. */
  async read(): Promise<Value | null> {
    await this.#writing;
    try {
      return this.#schema.parse(JSON.parse(await readFile(this.#path, 'utf8')));
    } catch {
      return null;
    }
  }

  /** Writes the document; null removes it. Never rejects: the app goes on without its memory. */
  write(value: Value | null): Promise<void> {
    this.#writing = this.#writing.then(() => this.#replace(value)).catch(() => undefined);
    return this.#writing;
  }

  async #replace(value: Value | null): Promise<void> {
    if (value === null) return rm(this.#path, { force: true });
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const draft = `${this.#path}.new`;
    await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
    await rename(draft, this.#path);
  }
}
