import { CATEGORIES, type Category, currentRules } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { CarEntity } from '../cars/car.entity.js';
import { EntryEntity } from './entry.entity.js';

/**
 * Adds a car to categories in the caller's transaction. Existing entries, their votes and the version of the rules under
 * which they were approved are left unchanged.
 * @param rulesVersion version of the rules for new entries
 * @returns its entries in all categories, in the order of the leaderboard
 */
export async function placeCar(
  manager: EntityManager,
  car: CarEntity,
  categories: readonly Category[],
  rulesVersion = currentRules.version,
): Promise<EntryEntity[]> {
  const values = categories.map((category) => ({ carId: car.id, category, rulesVersion }));
  await manager.createQueryBuilder().insert().into(EntryEntity).values(values).orIgnore().execute();
  const entries = await manager.findBy(EntryEntity, { carId: car.id });
  for (const entry of entries) entry.car = car;
  return entries.sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category));
}
