import type { EntityManager } from 'typeorm';
import { isEntityId } from '../../platform/database/entity-id.js';
import { lockRow } from '../../platform/database/lock-row.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CarEntity } from './car.entity.js';

/**
 * Locks the vehicles of runs until the end of the transaction. Whoever changes entries, several runs of a vehicle, or
 * deletes runs locks vehicles first, then runs, then entries, each in the order of their ids.
 * @returns the ids of the vehicles
 */
export async function lockVehiclesOf(manager: EntityManager, carIds: readonly string[]): Promise<string[]> {
  const rows: { id: string }[] = await manager.query(
    `SELECT id FROM vehicles WHERE id IN (SELECT vehicle_id FROM cars WHERE id = ANY($1::uuid[]))
     ORDER BY id FOR UPDATE`,
    [carIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks runs and their vehicles until the end of the transaction.
 * @returns the runs, in the order of the given ids
 * @throws AppError `not_found` (404), also for an invalid id
 */
export async function lockRuns(manager: EntityManager, carIds: readonly string[]): Promise<CarEntity[]> {
  if (!carIds.every(isEntityId)) throw new AppError('not_found');
  await manager.query('SAVEPOINT lock_runs');
  for (;;) {
    const vehicles = await lockVehiclesOf(manager, carIds);
    const runs = new Map<string, CarEntity>();
    for (const id of [...carIds].sort()) runs.set(id, await lockRow(manager, CarEntity, id));
    if ([...runs.values()].every(({ vehicleId }) => vehicles.includes(vehicleId)))
      return carIds.flatMap((id) => runs.get(id) ?? []);
    // A run was moved while this waited for the locks. They are released, because those of runs come after vehicles.
    await manager.query('ROLLBACK TO SAVEPOINT lock_runs');
  }
}

/**
 * Locks a run and its vehicle until the end of the transaction.
 * @throws AppError `not_found` (404), also for an invalid id
 */
export async function lockRun(manager: EntityManager, carId: string): Promise<CarEntity> {
  const [run] = await lockRuns(manager, [carId]);
  if (!run) throw new AppError('not_found');
  return run;
}

/** Columns of runs that refer to what runs name. */
type ReferenceColumn = 'strip_id' | 'video_id';

/**
 * Locks the runs that name a strip or a video and their vehicles, in the order of `lockRuns`. The row that they name is
 * locked for update, so that no further run can name it.
 */
export async function lockRunsOf(manager: EntityManager, column: ReferenceColumn, id: string): Promise<void> {
  await manager.query('SAVEPOINT lock_runs_of');
  for (;;) {
    const vehicles: { id: string }[] = await manager.query(
      `SELECT id FROM vehicles WHERE id IN (SELECT vehicle_id FROM cars WHERE ${column} = $1) ORDER BY id FOR UPDATE`,
      [id],
    );
    const runs: { vehicle: string }[] = await manager.query(
      `SELECT vehicle_id AS vehicle FROM cars WHERE ${column} = $1 ORDER BY id FOR UPDATE`,
      [id],
    );
    const locked = new Set(vehicles.map((vehicle) => vehicle.id));
    if (runs.every(({ vehicle }) => locked.has(vehicle))) return;
    // A run was moved while this waited for the locks.
    await manager.query('ROLLBACK TO SAVEPOINT lock_runs_of');
  }
}
