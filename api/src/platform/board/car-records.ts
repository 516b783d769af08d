import type { EntityManager } from 'typeorm';

/** Which records of the activity tell of cars: their own, and those of their places on the board. `$1`: the cars' ids. */
export const RECORDS_OF_CARS = `
  (subject_type = 'car' AND subject_id = ANY($1) OR subject_type = 'entry' AND before ->> 'carId' = ANY($1))`;

/**
 * Takes out of the records of cars what may be personal, because somebody is to be forgotten: what was done, by
 * whom and when stays.
 */
export async function anonymiseCarRecords(manager: EntityManager, carIds: readonly string[]): Promise<void> {
  await manager.query(
    `UPDATE activity SET subject_label = '', before = NULL, after = NULL WHERE ${RECORDS_OF_CARS}`,
    [carIds],
  );
}
