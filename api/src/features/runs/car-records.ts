import type { EntityManager } from 'typeorm';

/** SQL condition for activity records of cars and of their entries. `$1`: the ids of the cars. */
export const RECORDS_OF_CARS = `
  (subject_type = 'car' AND subject_id = ANY($1) OR subject_type = 'entry' AND before ->> 'carId' = ANY($1))`;

/**
 * Removes personal data from the activity records of cars. The action, the actor and the time are preserved.
 */
export async function anonymiseCarRecords(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE activity SET subject_label = '', before = NULL, after = NULL WHERE ${RECORDS_OF_CARS}`,
    [carIds],
  );
}
