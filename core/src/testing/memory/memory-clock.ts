/** A clock for created items. It starts at the current time and advances by 1 ms per reading. */
export class MemoryClock {
  #latest = Date.now();

  /** The next instant, ISO 8601. */
  next(): string {
    this.#latest += 1;
    return new Date(this.#latest).toISOString();
  }
}
