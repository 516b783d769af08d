/** Cars that are read one by one after changes; for more of them everything is loaded. */
const CARS_MAX = 1000;
/** Entries whose votes are read one by one after changes; for more of them all votes are read. */
const ENTRIES_MAX = 5000;

/** Changes that a read model has not applied yet. */
export class PendingChanges {
  /** Ids of changed cars; null: any, so that everything is loaded. */
  cars: Set<string> | null = new Set();
  /** Ids of entries whose votes changed; null: any. */
  entries: Set<string> | null = new Set();

  /** Adds changed cars with their entries; null: any. */
  addCars(ids: Iterable<string> | null): void {
    this.cars = join(this.cars, ids, CARS_MAX);
  }

  /** Adds entries whose votes changed; null: any. */
  addEntries(ids: Iterable<string> | null): void {
    this.entries = join(this.entries, ids, ENTRIES_MAX);
  }

  /** Adds the changes that another instance contains. */
  addAll({ cars, entries }: PendingChanges): void {
    this.addCars(cars);
    this.addEntries(entries);
  }
}

function join(known: Set<string> | null, ids: Iterable<string> | null, max: number): Set<string> | null {
  if (!known || !ids) return null;
  for (const id of ids) known.add(id);
  return known.size > max ? null : known;
}
