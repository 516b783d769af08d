/** Number of pending submissions of a site, from its list and the events since. */
export class PendingCount {
  readonly #onCount: (pending: number) => void;
  #pending = new Set<string>();

  constructor(onCount: (pending: number) => void) {
    this.#onCount = onCount;
  }

  /** Replaces the count by a complete list. */
  replace(carIds: readonly string[]): void {
    this.#pending = new Set(carIds);
    this.#onCount(this.#pending.size);
  }

  /** Counts a car that entered the review queue, unless the list has counted it already. */
  add(carId: string): void {
    if (this.#pending.has(carId)) return;
    this.#pending.add(carId);
    this.#onCount(this.#pending.size);
  }

  /** Removes a reviewed car. */
  remove(carId: string): void {
    if (this.#pending.delete(carId)) this.#onCount(this.#pending.size);
  }
}
