import { CATEGORIES, type Category, placesOfBoard, type SubmissionPlace } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';

interface Row {
  readonly id: string;
  readonly vehicleId: string;
  readonly category: Category;
  readonly votes: number;
  readonly createdAt: Date;
  readonly time: string | null;
  readonly worldFacts: string | null;
}

/** The places of a vehicle's entries as a transaction sees them, in the order of the categories. */
export async function placesOfVehicle(manager: EntityManager, vehicleId: string): Promise<SubmissionPlace[]> {
  const rows: Row[] = await manager.query(
    `SELECT e.id, e.vehicle_id AS "vehicleId", category, votes, e.created_at AS "createdAt", time, world_facts AS "worldFacts"
     FROM entries e JOIN cars ON cars.id = car_id
     WHERE category IN (SELECT category FROM entries WHERE vehicle_id = $1) ORDER BY e.created_at, e.id`,
    [vehicleId],
  );
  const entries = rows.map(({ createdAt, time, worldFacts, ...entry }) => ({
    ...entry,
    createdAt: createdAt.toISOString(),
    car: { time, worldFacts },
  }));
  return CATEGORIES.flatMap((category) => {
    const places = placesOfBoard(entries, category);
    const own = places.find(({ entry }) => entry.vehicleId === vehicleId);
    return own ? [{ category, place: own.position, of: places.length, entryId: own.entry.id }] : [];
  });
}
