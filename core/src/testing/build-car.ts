import {
  ADMIN_CAR_FIELDS,
  type AdminCar,
  type AdminEntry,
  type Car,
  type CarField,
  isSparseField,
  PUBLIC_CAR_FIELDS,
} from '../domain/index.js';

/** Default null for the fields that a spec does not set, except for facts and evidence of a run, which are absent. */
type Unset<Field extends CarField> = {
  [F in Field as null extends AdminCar[F] ? F : never]: null;
};

/** Builds a car with public fields. */
export function buildCar(overrides: Partial<Car> = {}): Car {
  return {
    ...unset(PUBLIC_CAR_FIELDS),
    _id: 'car-1',
    name: 'Volkswagen Golf 7 R',
    owner: 'Thabo',
    time: '11.8',
    drivetrain: 'AWD',
    createdAt: '2026-11-20T08:00:00.000Z',
    ...overrides,
  };
}

/** Builds a pending car with administrator fields. Specs override the relevant ones. */
export function buildAdminCar(overrides: Partial<AdminCar> = {}): AdminCar {
  return {
    ...unset(ADMIN_CAR_FIELDS),
    ...buildCar(),
    cellphone: '+27 82 123 4567',
    status: 'pending',
    requestedCategories: [],
    vehicleId: `vehicle of ${overrides._id ?? 'car-1'}`,
    ...overrides,
  };
}

/** Builds an entry of an approved car. Specs override the relevant fields. */
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

function unset<Field extends CarField>(fields: readonly Field[]): Unset<Field> {
  return Object.fromEntries(
    fields.filter((field) => !isSparseField(field)).map((field) => [field, null]),
  ) as Unset<Field>;
}
