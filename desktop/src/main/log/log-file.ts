import { appendFileSync, chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Size limits of the log. */
export interface LogBounds {
  /** Maximum size of a file, bytes. */
  readonly bytes: number;
  /** Maximum number of files, the current one included. */
  readonly files: number;
}

/** Readable by this user only. */
const MODE = 0o600;

/** Rotating log file. Writes synchronously, so that the last line before a crash is not lost. */
export class LogFile {
  readonly path: string;
  readonly #bounds: LogBounds;
  /** Bytes in the current file; null until read. */
  #size: number | null = null;

  /** @param path of the current file; older ones are named `log.1.txt` for `log.txt` */
  constructor(path: string, bounds: LogBounds) {
    this.path = path;
    this.#bounds = bounds;
  }

  /** Appends a line. Never throws: a full disk must not stop the app. */
  append(line: string): void {
    try {
      const text = `${line}\n`;
      const bytes = Buffer.byteLength(text);
      if (this.#measure() + bytes > this.#bounds.bytes) this.#rotate();
      appendFileSync(this.path, text, { mode: MODE });
      this.#size = this.#measure() + bytes;
    } catch {
      this.#size = null;
    }
  }

  /** Last lines across all files, oldest first. */
  readLast(count: number): readonly string[] {
    const lines: string[] = [];
    for (let age = 0; age < this.#bounds.files && lines.length < count; age += 1) {
      lines.unshift(...readLines(this.#pathOf(age)));
    }
    return lines.slice(-count);
  }

  #measure(): number {
    if (this.#size !== null) return this.#size;
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    const stats = statSync(this.path, { throwIfNoEntry: false });
    if (stats) chmodSync(this.path, MODE);
    this.#size = stats?.size ?? 0;
    return this.#size;
  }

  #rotate(): void {
    const oldest = this.#bounds.files - 1;
    rmSync(this.#pathOf(oldest), { force: true });
    for (let age = oldest - 1; age >= 0; age -= 1) {
      if (statSync(this.#pathOf(age), { throwIfNoEntry: false }))
        renameSync(this.#pathOf(age), this.#pathOf(age + 1));
    }
    this.#size = 0;
  }

  #pathOf(age: number): string {
    return age === 0 ? this.path : this.path.replace(/(\.\w+)$/, `.${age}$1`);
  }
}

function readLines(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
