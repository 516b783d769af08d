import * as z from 'zod';
import { JsonFile } from '../storage/json-file.js';

/** The longest of those pauses: 15 minutes. */
export const UNLOCK_PAUSE_MAX_MS = 15 * 60 * 1000;

/** The first of those pauses; doubles with each further wrong password. */
export const UNLOCK_PAUSE_FIRST_MS = 30_000;

/** Wrong passwords in a row before a locked app pauses. */
const UNLOCK_TRIES_MAX = 5;

/** Consecutive failed attempts, and the end of the current pause in ms since 1970, or null. */
const failedAttemptsSchema = z.object({ count: z.int().min(0), pausedUntil: z.number().nullable() });
type StoredTries = z.infer<typeof failedAttemptsSchema>;

const NONE: StoredTries = { count: 0, pausedUntil: null };

/** Counts failed attempts across restarts; from the fifth on, each causes a longer pause. */
export class FailedAttempts {
  readonly #file: JsonFile<StoredTries>;
  #tries = NONE;
  #written: Promise<void> = Promise.resolve();

  /** @param path of the JSON file */
  constructor(path: string) {
    this.#file = new JsonFile(path, failedAttemptsSchema);
  }

  async load(): Promise<void> {
    this.#tries = (await this.#file.read()) ?? NONE;
  }

  /** End of the pause in ms since 1970; null when passwords are accepted. Bounded, in case the clock was set back. */
  get pausedUntil(): number | null {
    const { pausedUntil } = this.#tries;
    const now = Date.now();
    if (pausedUntil === null || pausedUntil <= now) return null;
    return Math.min(pausedUntil, now + UNLOCK_PAUSE_MAX_MS);
  }

  add(): void {
    const count = this.#tries.count + 1;
    const pauseMs = pauseAfter(count);
    this.#change({ count, pausedUntil: pauseMs > 0 ? Date.now() + pauseMs : null });
  }

  reset(): void {
    if (this.#tries.count > 0) this.#change(NONE);
  }

  /** Resolves when the count is on disk. */
  saved(): Promise<void> {
    return this.#written;
  }

  #change(tries: StoredTries): void {
    this.#tries = tries;
    this.#written = this.#file.write(tries.count > 0 ? tries : null);
  }
}

/** Length of the pause after `count` failures, ms. */
export function pauseAfter(count: number): number {
  if (count < UNLOCK_TRIES_MAX) return 0;
  const pauseMs = UNLOCK_PAUSE_FIRST_MS * 2 ** (count - UNLOCK_TRIES_MAX);
  return Math.min(pauseMs, UNLOCK_PAUSE_MAX_MS);
}
