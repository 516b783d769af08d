import type { AdminCar, AdminEntry } from '../domain/index.js';

/** A pending car as the administrator sees it, with what a spec says of it. */
export function buildAdminCar(overrides: Partial<AdminCar> = {}): AdminCar {
  return {
    _id: 'car-1',
    name: 'Volkswagen Golf 7 R',
    owner: 'Thabo',
    cellphone: '+27 82 123 4567',
    time: '11.8',
    worldFacts: null,
    worldFactsSource: null,
    drivetrain: 'AWD',
    description: null,
    image: null,
    proofImage: null,
    factoryZeroToHundred: null,
    factoryQuarterMile: null,
    factoryPower: null,
    factoryTorque: null,
    factoryWeight: null,
    factoryYear: null,
    status: 'pending',
    requestedCategories: [],
    rejectionReason: null,
    reviewedAt: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** An entry of an approved car, with what a spec says of it. */
export function buildAdminEntry(overrides: Partial<AdminEntry> = {}): AdminEntry {
  const car = buildAdminCar({ status: 'approved', reviewedAt: '2026-11-20T09:00:00.000Z' });
  return {
    _id: 'entry-1',
    category: 'Our Drag Races',
    votes: 0,
    createdAt: '2026-11-20T09:00:00.000Z',
    car,
    ...overrides,
  };
}
