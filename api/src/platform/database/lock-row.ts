import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { AppError } from '../errors/app-error.js';
import { isEntityId } from './entity-id.js';

/**
 * Selects a row for update until the end of the transaction.
 * @param isId whether a text can be an id of such rows; a UUID unless given
 * @throws AppError `not_found` (404), also for an invalid id
 */
export async function lockRow<Row extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  isId: (text: string) => boolean = isEntityId,
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>;
  const row = isId(id) ? await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } }) : null;
  if (!row) throw new AppError('not_found');
  return row;
}
