import { CATEGORIES, type Category, placesOfBoard, type SubmissionPlace } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';

interface Row {
  readonly id: string;
  readonly carId: string;
  readonly category: Category;
  readonly votes: number;
  readonly createdAt: Date;
  readonly time: string | null;
  readonly worldFacts: string | null;
}

/** The places of a car's entries as a transaction sees them, in the order of the categories. */
export async function placesOfCar(manager: EntityManager, carId: string): Promise<SubmissionPlace[]> {
  const rows: Row[] = await manager.query(
    `SELECT e.id, car_id AS "carId", category, votes, e.created_at AS "createdAt", time, world_facts AS "worldFacts"
     FROM entries e JOIN cars ON cars.id = car_id
     WHERE category IN (SELECT category FROM entries WHERE car_id = $1) ORDER BY e.created_at, e.id`,
    [carId],
  );
  const entries = rows.map(({ createdAt, time, worldFacts, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
    car: { time, worldFacts },
  }));
  return CATEGORIES.flatMap((category) => {
    const places = placesOfBoard(entries, category);
    const own = places.find(({ entry }) => entry.carId === carId);
    return own ? [{ category, place: own.position, of: places.length, entryId: own.entry.id }] : [];
  });
}
