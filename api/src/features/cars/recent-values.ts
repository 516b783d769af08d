import { CAR_UNDO_MINUTES, type CarField, carChangeMessages } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { invalidField } from '../../platform/errors/invalid-field.js';
import type { CarEntity } from '../runs/index.js';

/** Fields that only an undo clears: cars that were sent by their drivers have them, or they are set together. */
const CLEARED_BY_UNDO = [
  'cellphone',
  'time',
  'worldFacts',
  'worldFactsSource',
] as const satisfies readonly CarField[];

/**
 * Refuses changes that clear such a field, unless it had no value before a recent change.
 * @throws AppError `invalid_input` (400)
 */
export async function refuseClearing(
  manager: EntityManager,
  car: CarEntity,
  changes: Partial<CarEntity>,
): Promise<void> {
  for (const field of CLEARED_BY_UNDO) {
    const isCleared = changes[field] === null && car[field] !== null;
    if (isCleared && !(await hadRecently(manager, car.id, field, null)))
      throw invalidField(field === 'worldFactsSource' ? 'source' : field, carChangeMessages.undoOver);
  }
}

/**
 * Whether a record of the last `CAR_UNDO_MINUTES` says that a field of a run had a value before a change, so that an undo
 * may bring it back.
 * @param value as in records; null: none
 * @param action the action that changed it; absent: any
 */
export async function hadRecently(
  manager: EntityManager,
  carId: string,
  field: CarField,
  value: string | null,
  action: string | null = null,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `SELECT 1 FROM activity WHERE subject_type = 'car' AND subject_id = $1
       AND at > now() - make_interval(mins => $2) AND before -> $3::text = $4::jsonb
       AND ($5::text IS NULL OR action = $5) LIMIT 1`,
    [carId, CAR_UNDO_MINUTES, field, JSON.stringify(value), action],
  );
  return rows.length > 0;
}
