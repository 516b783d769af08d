import type { EntityManager } from 'typeorm';

/**
 * Locks the runs that name a strip and their vehicles, in the order of `lockRuns`. The strip is locked for update, so that
 * no further run can name it.
 */
export async function lockRunsOfStrip(manager: EntityManager, stripId: string): Promise<void> {
  await manager.query('SAVEPOINT lock_runs_of_strip');
  for (;;) {
    const vehicles: { id: string }[] = await manager.query(
      `SELECT id FROM vehicles WHERE id IN (SELECT vehicle_id FROM cars WHERE strip_id = $1) ORDER BY id FOR UPDATE`,
      [stripId],
    );
    const runs: { vehicle: string }[] = await manager.query(
      'SELECT vehicle_id AS vehicle FROM cars WHERE strip_id = $1 ORDER BY id FOR UPDATE',
      [stripId],
    );
    const locked = new Set(vehicles.map(({ id }) => id));
    if (runs.every(({ vehicle }) => locked.has(vehicle))) return;
    // A run was moved while this waited for the locks.
    await manager.query('ROLLBACK TO SAVEPOINT lock_runs_of_strip');
  }
}
