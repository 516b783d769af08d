import type { AdminCar, SubmissionChange } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { addCorrection } from './describe-corrections.js';

type Values = Readonly<Record<string, unknown>>;

interface ChangeRecord {
  readonly carId: string;
  readonly action: 'correct' | 'update' | 'revise';
  readonly before: Values | null;
  readonly after: Values | null;
}

/**
 * What reviewers corrected in pending cars, by the id of the car; read from the activity records, which have every value
 * that was ever sent. Cars without corrections are absent.
 */
export async function correctionsOf(
  manager: EntityManager,
  cars: readonly Pick<AdminCar, '_id' | 'status' | 'createdAt'>[],
): Promise<ReadonlyMap<string, SubmissionChange[]>> {
  const pending = cars.filter(({ status }) => status === 'pending');
  const [oldest] = pending.map(({ createdAt }) => createdAt).sort();
  const corrections = new Map<string, SubmissionChange[]>();
  if (oldest === undefined) return corrections;
  // The time lets the index of the newest records be used.
  const records: ChangeRecord[] = await manager.query(
    `SELECT subject_id AS "carId", action, before, after FROM activity
     WHERE at >= $2 AND subject_type = 'car' AND subject_id = ANY($1)
       AND action IN ('correct', 'update', 'revise')
     ORDER BY at, id`,
    [pending.map(({ _id }) => _id), oldest],
  );
  for (const { carId, action, before, after } of records) {
    const earlier = corrections.get(carId) ?? [];
    const next =
      action === 'revise'
        ? withoutRevised(earlier, after ?? {})
        : addCorrection(earlier, before ?? {}, after ?? {});
    corrections.set(carId, next);
  }
  return new Map([...corrections].filter(([, changes]) => changes.length > 0));
}

/** The corrections that remain after the driver has sent fields again. */
export function withoutRevised(
  corrections: readonly SubmissionChange[],
  revised: Readonly<Record<string, unknown>>,
): SubmissionChange[] {
  return corrections.filter(({ field }) => !(field in revised));
}
