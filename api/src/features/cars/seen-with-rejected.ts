import { type CarNames, carTitle } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';

interface Match {
  readonly id: string;
  readonly rejected: readonly CarNames[];
}

/**
 * The distinct names of rejected cars that share a picture with a pending car, by the pending car's id, sorted
 * alphabetically. Pictures are content-addressed, so equal pictures have equal names.
 */
export async function seenWithRejected(manager: EntityManager): Promise<ReadonlyMap<string, string[]>> {
  const matches: Match[] = await manager.query(
    `SELECT pending.id, jsonb_agg(DISTINCT rejected.names) AS rejected
       FROM (SELECT id, unnest(ARRAY[image, proof_image]) AS picture
               FROM cars WHERE status = 'pending') AS pending
       JOIN (SELECT jsonb_build_object('name', name, 'owner', owner) AS names,
                    unnest(ARRAY[image, proof_image]) AS picture
               FROM cars WHERE status = 'rejected') AS rejected USING (picture)
      GROUP BY pending.id`,
  );
  return new Map(matches.map(({ id, rejected }) => [id, [...new Set(rejected.map(carTitle))].sort()]));
}
