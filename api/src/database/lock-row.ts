import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { AppError } from '../platform/errors/app-error.js';
import { isEntityId } from './entity-id.js';

/**
 * A row by its id, held until the caller's transaction ends, so that nobody changes it meanwhile.
 * @throws AppError `not_found` (404), also for an id that could be none.
 */
export async function lockRow<Row extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>;
  const found = isEntityId(id)
    ? await manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } })
    : null;
  if (!found) throw new AppError('not_found');
  return found;
}
