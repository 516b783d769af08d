import type { Car, Entry } from '../domain/index.js';

/** What a spec says of an entry; the rest is filled in. */
export interface EntryOverrides extends Partial<Omit<Entry, 'car'>> {
  readonly car?: Partial<Car>;
}

/** A car as everybody may see it. */
export function buildCar(overrides: Partial<Car> = {}): Car {
  return {
    _id: 'car-1',
    name: 'Volkswagen Golf 7 R',
    owner: 'Thabo',
    time: '11.8',
    worldFacts: null,
    worldFactsSource: null,
    drivetrain: 'AWD',
    description: null,
    image: null,
    factoryZeroToHundred: null,
    factoryQuarterMile: null,
    factoryPower: null,
    factoryTorque: null,
    factoryWeight: null,
    factoryYear: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** An entry of the public leaderboard. */
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
