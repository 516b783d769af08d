const START = Date.parse('2026-11-21T09:00:00.000Z');

/** A fake clock for created items. It starts at a fixed time and advances by 1 ms per reading. */
export class MemoryClock {
  #readings = 0;

  /** The next instant, ISO 8601. */
  next(): string {
    this.#readings += 1;
    return new Date(START + this.#readings).toISOString();
  }
}
