/** Number of pending submissions, derived from the event stream. */
export class PendingCount {
  readonly #onCount: (pending: number) => void;
  #pending = new Set<string>();
  /** Cars already counted: a resumed stream may repeat events. */
  readonly #known = new Set<string>();

  constructor(onCount: (pending: number) => void) {
    this.#onCount = onCount;
  }

  /** Replaces the count by a complete list. */
  replace(carIds: readonly string[]): void {
    this.#pending = new Set(carIds);
    for (const carId of carIds) this.#known.add(carId);
    this.#onCount(this.#pending.size);
  }

  /** Adds a car; returns whether it was new. */
  add(carId: string): boolean {
    if (this.#known.has(carId)) return false;
    this.#known.add(carId);
    this.#pending.add(carId);
    this.#onCount(this.#pending.size);
    return true;
  }

  /** Removes a reviewed car. */
  remove(carId: string): void {
    this.#known.add(carId);
    if (this.#pending.delete(carId)) this.#onCount(this.#pending.size);
  }
}
