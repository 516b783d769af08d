import type { StoredAdminEvent } from '@quartermile/core/domain';
import type { AdminIdentity } from '../../../platform/http/access/admin-identity.js';
import type { CarEntity } from '../cars/car.entity.js';
import { toCar } from '../cars/car.presenter.js';

/** The event for a car submitted to the review queue; `admin` is null for submissions of visitors. */
export function submissionEvent(car: CarEntity, admin: AdminIdentity | null): StoredAdminEvent {
  const { _id: carId, name, createdAt } = toCar(car);
  return { type: 'submission', data: { carId, name, createdAt, from: admin ? 'admin' : 'visitor' } };
}
