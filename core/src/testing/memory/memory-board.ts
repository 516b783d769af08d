import type { AdminCar, AdminEntry, Strip } from '../../domain/index.js';

/** Cars and entries of a `MemoryApi`. */
export interface MemoryBoard {
  cars: AdminCar[];
  entries: AdminEntry[];
  strips: Strip[];
}
