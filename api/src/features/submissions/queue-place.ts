import type { SubmissionStatus } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import type { CarEntity } from '../runs/index.js';

/** Decisions whose duration gives the usual wait. */
const USUAL_WAIT_DECISIONS = 30;

interface QueueRow {
  readonly place: number;
  readonly wait: number | null;
}

/**
 * The place of a pending car in the review queue, and the median time from submission to decision of the visitors'
 * submissions that were decided last; null before the first decision. Both by the database's clock.
 */
export async function queuePlace(
  manager: EntityManager,
  { id }: Pick<CarEntity, 'id'>,
): Promise<SubmissionStatus['queue']> {
  const [row] = await manager.query<QueueRow[]>(
    `SELECT (
       SELECT count(*)::integer FROM cars AS other
       WHERE other.status = 'pending' AND (other.created_at, other.id) <= (car.created_at, car.id)
     ) AS place, (
       SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY wait) FROM (
         SELECT extract(epoch FROM reviewed_at - cars.created_at)::float8 AS wait
         FROM cars JOIN submissions ON car_id = cars.id
         WHERE status IN ('approved', 'rejected') AND reviewed_at IS NOT NULL
         ORDER BY reviewed_at DESC LIMIT $2
       ) AS decided
     ) AS wait
     FROM cars AS car WHERE car.id = $1`,
    [id, USUAL_WAIT_DECISIONS],
  );
  return row ? { place: row.place, usualWaitSeconds: row.wait === null ? null : Math.round(row.wait) } : null;
}
