import type { EntityManager } from 'typeorm';

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
