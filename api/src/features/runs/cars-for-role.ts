import type { AdminCar, AdminEntry } from '@quartermile/core/domain';
import type { AdminIdentity } from '../../platform/http/access/admin-identity.js';

type Reader = Pick<AdminIdentity, 'role'>;

/**
 * A car as an administrator may see it. Reviewers see the phone number of a pending car only: to call its owner about
 * the submission, and to notice several submissions of one number. It is hidden once the car is decided.
 */
export function carFor({ role }: Reader, car: AdminCar): AdminCar {
  return role === 'owner' || car.status === 'pending' ? car : { ...car, cellphone: null };
}

/** Cars as an administrator may see them. */
export function carsFor(reader: Reader, cars: readonly AdminCar[]): AdminCar[] {
  return cars.map((car) => carFor(reader, car));
}

/** An entry as an administrator may see it. */
export function entryFor(reader: Reader, entry: AdminEntry): AdminEntry {
  return { ...entry, car: carFor(reader, entry.car) };
}
