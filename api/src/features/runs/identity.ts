import { IDENTITY_CAR_FIELDS } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { CarEntity } from './car.entity.js';

type Identity = Partial<Pick<CarEntity, (typeof IDENTITY_CAR_FIELDS)[number]>>;

/** What describes the car of a run, without values that are unchanged. */
export function identityOf(changes: Partial<CarEntity>): Identity {
  return Object.fromEntries(
    IDENTITY_CAR_FIELDS.filter((field) => changes[field] !== undefined).map((field) => [
      field,
      changes[field],
    ]),
  );
}

/** The approved runs of a run's car besides itself, the latest decision first. */
export function otherRuns(manager: EntityManager, { id, vehicleId }: CarEntity): Promise<CarEntity[]> {
  return manager
    .createQueryBuilder(CarEntity, 'car')
    .where('car.vehicleId = :vehicleId AND car.id <> :id', { vehicleId, id })
    .andWhere("car.status = 'approved'")
    .orderBy({ 'car.reviewedAt': 'DESC', 'car.id': 'DESC' })
    .getMany();
}
