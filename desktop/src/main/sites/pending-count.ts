/** How many submissions await a decision, as far as the event stream tells. */
export class PendingCount {
  readonly #onCount: (pending: number) => void;
  #pending = new Set<string>();
  /** Cars that were heard of: a stream that is resumed may tell of one again. */
  readonly #known = new Set<string>();

  constructor(onCount: (pending: number) => void) {
    this.#onCount = onCount;
  }

  /** Takes a whole list for the truth. */
  replace(carIds: readonly string[]): void {
    this.#pending = new Set(carIds);
    for (const carId of carIds) this.#known.add(carId);
    this.#onCount(this.#pending.size);
  }

  /** A car came in. Whether it was not heard of before. */
  add(carId: string): boolean {
    if (this.#known.has(carId)) return false;
    this.#known.add(carId);
    this.#pending.add(carId);
    this.#onCount(this.#pending.size);
    return true;
  }

  /** A car was decided about. */
  remove(carId: string): void {
    this.#known.add(carId);
    if (this.#pending.delete(carId)) this.#onCount(this.#pending.size);
  }
}
