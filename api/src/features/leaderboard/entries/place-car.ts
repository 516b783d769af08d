import { CATEGORIES, type Category } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { CarEntity } from '../cars/car.entity.js';
import { EntryEntity } from './entry.entity.js';

/**
 * Adds a car to categories in the caller's transaction. Existing entries and their votes are left unchanged.
 * @returns its entries in all categories, in the order of the leaderboard
 */
export async function placeCar(
  manager: EntityManager,
  car: CarEntity,
  categories: readonly Category[],
): Promise<EntryEntity[]> {
  const values = categories.map((category) => ({ carId: car.id, category }));
  await manager.createQueryBuilder().insert().into(EntryEntity).values(values).orIgnore().execute();
  const entries = await manager.findBy(EntryEntity, { carId: car.id });
  for (const entry of entries) entry.car = car;
  return entries.sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}
