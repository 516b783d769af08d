import type { KeptAdminEvent } from '@quartermile/core/domain';
import type { AdminIdentity } from '../../platform/auth/admin-identity.js';
import type { CarEntity } from '../../platform/board/car.entity.js';
import { toCar } from '../../platform/board/car.presenter.js';

/** What the event stream says of a car that came into the review queue; `admin` is null for a visitor's. */
export function submissionEvent(car: CarEntity, admin: AdminIdentity | null): KeptAdminEvent {
  const { _id: carId, name, createdAt } = toCar(car);
  return { type: 'submission', data: { carId, name, createdAt, from: admin ? 'admin' : 'visitor' } };
}
