import type { EntityManager } from 'typeorm';

/**
 * The current time of the database, which all nodes share. Stored times that rules compare are taken from it, because
 * the clock of a node may be wrong or be set.
 */
export async function readDatabaseTime(manager: EntityManager): Promise<Date> {
  const [row] = await manager.query<{ now: Date }[]>('SELECT clock_timestamp() AS now');
  return row?.now ?? new Date();
}
