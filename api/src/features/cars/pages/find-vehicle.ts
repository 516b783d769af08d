import type { EntityManager } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';

/** Follows moved cars until one has an entry. Without duplicates, so that it ends. */
const FOLLOW = `
  WITH RECURSIVE trail AS (
    SELECT $1::uuid AS id
    UNION
    SELECT moved_to FROM trail JOIN removed_cars USING (id)
    WHERE moved_to IS NOT NULL AND NOT EXISTS (SELECT FROM entries WHERE vehicle_id = trail.id)
  )
  SELECT id FROM trail WHERE EXISTS (SELECT FROM entries WHERE vehicle_id = trail.id)`;
/** The same for several cars. */
const FOLLOW_ALL = `
  WITH RECURSIVE trail AS (
    SELECT requested AS id, requested FROM unnest($1::uuid[]) AS requested
    UNION
    SELECT moved_to, requested FROM trail JOIN removed_cars USING (id)
    WHERE moved_to IS NOT NULL AND NOT EXISTS (SELECT FROM entries WHERE vehicle_id = trail.id)
  )
  SELECT requested, id FROM trail WHERE EXISTS (SELECT FROM entries WHERE vehicle_id = trail.id)`;
const OF_RUN = `SELECT vehicle_id AS id FROM cars WHERE id = $1 AND status = 'approved' AND approved_categories <> '{}'`;
const REMOVED = 'SELECT id FROM removed_cars WHERE id = $1';

/**
 * The public vehicle of an id: of a vehicle, of one whose runs were moved to it, or of a public run.
 * @throws AppError `car_removed` (410) for a vehicle that is no longer public, `not_found` (404) for any other
 */
export async function findVehicle(manager: EntityManager, id: string): Promise<string> {
  if (!isEntityId(id)) throw new AppError('not_found');
  for (const query of [FOLLOW, OF_RUN]) {
    const [found]: { id: string }[] = await manager.query(query, [id]);
    if (found) return found.id;
  }
  const [removed]: { id: string }[] = await manager.query(REMOVED, [id]);
  throw new AppError(removed ? 'car_removed' : 'not_found');
}

/** The public vehicles of several ids of vehicles, by these ids. Those that are no longer public are missing. */
export async function followVehicles(
  manager: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows: { requested: string; id: string }[] = await manager.query(FOLLOW_ALL, [ids]);
  return new Map(rows.map(({ requested, id }) => [requested, id]));
}
