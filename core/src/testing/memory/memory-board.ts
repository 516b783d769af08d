import {
  type AdminCar,
  type AdminEntry,
  type Category,
  isSparseField,
  type SparseField,
  type Strip,
} from '../../domain/index.js';
import type { MemoryClock } from './memory-clock.js';

/** Cars and entries of a `MemoryApi`. */
export interface MemoryBoard {
  cars: AdminCar[];
  entries: AdminEntry[];
  strips: Strip[];
  /** The categories for which runs were approved, by the id of the run. */
  readonly approvals: Map<string, Set<Category>>;
  /** The values of cars before each change, by the id. */
  readonly formers: Map<string, AdminCar[]>;
  /** The ids of cars that lost an entry. */
  readonly removedCars: Set<string>;
  readonly clock: MemoryClock;
  /** Returns a new unique id. */
  newId(): string;
}

/** New values of a car's fields. */
export type CarChange = {
  readonly [Field in Exclude<keyof AdminCar, SparseField>]?: AdminCar[Field] | undefined;
} & { readonly [Fact in SparseField]?: AdminCar[Fact] | null };

/** Updates a car, also in its entries. Undefined fields are unchanged. */
export function changeCar(board: MemoryBoard, car: AdminCar, change: CarChange): AdminCar {
  const written = Object.entries(change).filter(([, value]) => value !== undefined);
  const changed = withoutUnknownFacts({ ...car, ...Object.fromEntries(written) });
  board.formers.set(car._id, [...(board.formers.get(car._id) ?? []), car]);
  board.cars = board.cars.map((one) => (one === car ? changed : one));
  board.entries = board.entries.map((entry) =>
    entry.car._id === car._id ? { ...entry, car: changed } : entry,
  );
  return changed;
}

/** Responses leave out unknown facts and evidence of a run. */
export function withoutUnknownFacts(car: object): AdminCar {
  const isKnown = ([field, value]: [string, unknown]): boolean => value !== null || !isSparseField(field);
  return Object.fromEntries(Object.entries(car).filter(isKnown)) as unknown as AdminCar;
}
