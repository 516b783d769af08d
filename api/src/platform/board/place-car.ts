import { CATEGORIES, type Category } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { isEntityId } from '../../database/entity-id.js';
import { AppError } from '../errors/app-error.js';
import { CarEntity } from './car.entity.js';
import { EntryEntity } from './entry.entity.js';

/**
 * A car, its row held until the caller's transaction ends, so that nobody decides about it meanwhile.
 * @throws AppError `not_found` (404).
 */
export async function holdCar(manager: EntityManager, id: string): Promise<CarEntity> {
  const car = isEntityId(id)
    ? await manager.findOne(CarEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!car) throw new AppError('not_found');
  return car;
}

/**
 * Puts a car into categories within the caller's transaction; where it stands already it keeps its entry
 * and its votes.
 * @returns its entries in all categories, in the board's order.
 */
export async function placeCar(
  manager: EntityManager,
  car: CarEntity,
  categories: readonly Category[],
): Promise<EntryEntity[]> {
  const values = categories.map((category) => ({ carId: car.id, category }));
  if (values.length > 0) {
    await manager.createQueryBuilder().insert().into(EntryEntity).values(values).orIgnore().execute();
  }
  const entries = await manager.findBy(EntryEntity, { carId: car.id });
  for (const entry of entries) entry.car = car;
  return entries.sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}
