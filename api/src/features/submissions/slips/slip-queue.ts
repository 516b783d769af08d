import type { SlipState, SlipValue } from '@quartermile/core/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { wakeJob } from '../../../platform/jobs/jobs.service.js';
import { noteListChange } from '../../admin/index.js';

/** How often a slip is tried when the reader was killed, crashed or exceeded its time. */
export const SLIP_ATTEMPTS_MAX = 3;

/** The job that reads slips. */
export const SLIPS_JOB = 'slips';

/** A slip that this node reads. */
export interface SlipClaim {
  readonly carId: string;
  /** Name of the proof in the media store. */
  readonly proof: string;
  /** Number of this attempt. */
  readonly attempts: number;
  /** When it was claimed, with microseconds, by which the claim is recognized later. */
  readonly claimedAt: string;
}

/**
 * Adds the proof of a car to the slips to read, which begins when the transaction commits. What was read from an earlier
 * proof of the car is deleted.
 */
export async function addSlip(manager: EntityManager, carId: string): Promise<void> {
  await manager.query(
    `INSERT INTO slip_readings (car_id) VALUES ($1) ON CONFLICT (car_id) DO UPDATE SET
       state = DEFAULT, figures = DEFAULT, attempts = DEFAULT, created_at = DEFAULT, claimed_at = DEFAULT,
       finished_at = DEFAULT`,
    [carId],
  );
  await wakeJob(manager, SLIPS_JOB);
}

/** Removes what was read from the proof of a car that has none any more. */
export async function removeSlip(manager: EntityManager, carId: string): Promise<void> {
  await manager.query('DELETE FROM slip_readings WHERE car_id = $1', [carId]);
}

/**
 * Claims the oldest unread slip of a pending car; null if there is none. One node at a time reads slips, so that one that
 * is being read was left behind by a node that was killed.
 */
export async function claimSlip(dataSource: DataSource): Promise<SlipClaim | null> {
  await dataSource.query(
    `UPDATE slip_readings SET state = 'failed', claimed_at = NULL, finished_at = clock_timestamp()
       WHERE state = 'reading' AND attempts >= $1`,
    [SLIP_ATTEMPTS_MAX],
  );
  const [claim]: SlipClaim[] = await dataSource.query(
    `WITH next AS (
       SELECT car_id FROM slip_readings
         WHERE state IN ('waiting', 'reading') AND EXISTS (
           SELECT FROM cars WHERE cars.id = car_id AND cars.status = 'pending' AND cars.proof_image IS NOT NULL)
         ORDER BY created_at LIMIT 1
     ), claimed AS (
       UPDATE slip_readings SET state = 'reading', attempts = attempts + 1, claimed_at = clock_timestamp()
         FROM next WHERE slip_readings.car_id = next.car_id RETURNING slip_readings.car_id, attempts, claimed_at
     ) SELECT car_id AS "carId", attempts, claimed_at::text AS "claimedAt", proof_image AS proof FROM claimed JOIN cars ON cars.id = car_id`,
  );
  return claim ?? null;
}

/** Stores the outcome of an attempt, unless the slip was claimed or replaced since. Notifies open dashboards. */
export function finishSlip(
  dataSource: DataSource,
  claim: SlipClaim,
  state: SlipState,
  values: readonly SlipValue[] = [],
): Promise<void> {
  return dataSource.transaction(async (manager) => {
    await manager.query(
      `UPDATE slip_readings SET state = $3, figures = $4, claimed_at = NULL, finished_at = clock_timestamp()
         WHERE car_id = $1 AND claimed_at = $2::timestamptz AND state = 'reading'`,
      [claim.carId, claim.claimedAt, state, JSON.stringify(values)],
    );
    await noteListChange(manager);
  });
}

/** Returns a slip to the queue. `isCounted`: whether it has used an attempt. */
export async function releaseSlip(
  dataSource: DataSource,
  claim: SlipClaim,
  isCounted: boolean,
): Promise<void> {
  await dataSource.query(
    `UPDATE slip_readings SET state = 'waiting', attempts = attempts - $3, claimed_at = NULL
       WHERE car_id = $1 AND claimed_at = $2::timestamptz AND state = 'reading'`,
    [claim.carId, claim.claimedAt, isCounted ? 0 : 1],
  );
}
