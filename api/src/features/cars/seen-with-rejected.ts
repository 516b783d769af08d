import type { EntityManager } from 'typeorm';

interface Pair {
  readonly id: string;
  readonly names: string[];
}

/** By pending car, the names of rejected ones that show one of its pictures: pictures are named by their content. */
export async function seenWithRejected(manager: EntityManager): Promise<ReadonlyMap<string, string[]>> {
  const pairs: Pair[] = await manager.query(
    `SELECT pending.id, array_agg(DISTINCT rejected.name) AS names
       FROM (SELECT id, unnest(ARRAY[image, proof_image]) AS picture
               FROM cars WHERE status = 'pending') AS pending
       JOIN (SELECT coalesce(name, owner, '') AS name, unnest(ARRAY[image, proof_image]) AS picture
               FROM cars WHERE status = 'rejected') AS rejected USING (picture)
      GROUP BY pending.id`,
  );
  return new Map(pairs.map(({ id, names }) => [id, names]));
}
