import { messages, type RunStrip } from '@quartermile/core/domain';
import type { EntityManager } from 'typeorm';
import { isEntityId } from '../../platform/database/entity-id.js';
import { invalidField } from '../../platform/errors/invalid-field.js';
import { StripEntity } from './strip.entity.js';
import { toRunStrip } from './strip.presenter.js';

/**
 * The strip that a payload names by its id, for the run's column. It cannot be changed or deleted until the transaction
 * ends. Call it before vehicles and runs are locked: a change of a strip locks those of its runs after it.
 * @param id null: no strip; undefined: unchanged
 * @throws AppError `invalid_input` (400) for an unknown id
 */
export async function stripOfRun<Id extends string | null | undefined>(
  manager: EntityManager,
  id: Id,
): Promise<RunStrip | Exclude<Id, string>> {
  if (typeof id !== 'string') return id as Exclude<Id, string>;
  const lock = { mode: 'pessimistic_read' } as const;
  const strip = isEntityId(id) ? await manager.findOne(StripEntity, { where: { id }, lock }) : null;
  if (strip) return toRunStrip(strip);
  throw invalidField('strip', messages.runFacts.strip);
}
