import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod';

/** A small JSON file, readable by this user only. Writes are atomic and run in call order. */
export class JsonFile<Value> {
  readonly #path: string;
  readonly #schema: z.ZodType<Value>;
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string, schema: z.ZodType<Value>) {
    this.#path = path;
    this.#schema = schema;
  }

  /** The parsed content; null when the file is missing or invalid. */
  async read(): Promise<Value | null> {
    await this.#writing;
    try {
      return this.#schema.parse(JSON.parse(await readFile(this.#path, 'utf8')));
    } catch {
      return null;
    }
  }

  /** Writes the document; null deletes it. Never rejects, because the app works without it. */
  async write(value: Value | null): Promise<void> {
    await this.tryWrite(value);
  }

  /** Like `write`; resolves to whether it succeeded. */
  tryWrite(value: Value | null): Promise<boolean> {
    const writing = this.#writing.then(() => this.#replace(value));
    this.#writing = writing.catch(() => undefined);
    return writing.then(
      () => true,
      () => false,
    );
  }

  async #replace(value: Value | null): Promise<void> {
    if (value === null) return rm(this.#path, { force: true });
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    const draft = `${this.#path}.new`;
    await writeFile(draft, JSON.stringify(value), { mode: 0o600 });
    await rename(draft, this.#path);
  }
}
