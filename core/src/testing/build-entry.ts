import type { Car, Entry } from '../domain/index.js';
import { buildCar } from './build-car.js';

/** The fields that a spec overrides. The others have defaults. */
export interface EntryOverrides extends Partial<Omit<Entry, 'car'>> {
  readonly car?: Partial<Car>;
}

/** Builds an entry of the public leaderboard. */
export function buildEntry({ car, ...overrides }: EntryOverrides = {}): Entry {
  return {
    _id: 'entry-1',
    category: 'World Facts',
    votes: 0,
    createdAt: '2026-11-20T09:00:00.000Z',
    ...overrides,
    car: buildCar(car),
  };
}
