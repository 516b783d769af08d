import { publishAtMessages } from '@quartermile/core/domain';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, Raw } from 'typeorm';
import { readDatabaseTime } from '../../platform/database/database-time.js';
import { invalidField } from '../../platform/errors/invalid-field.js';
import { wakeJob } from '../../platform/jobs/jobs.service.js';

/** Name of the job that publishes what is due. */
export const PUBLISH_JOB = 'publish';

/** A row that may be published at a time set before. */
export interface SchedulableRow {
  id: string;
  publishAt?: Date | null;
}

/** How rows of a kind are published at a time set before. */
export interface Schedule<Row> {
  /** Name of the time in payloads. */
  readonly field: string;
  /** Columns that its publication sets. Absent: a row without a time is a draft. */
  readonly published?: () => Partial<Row>;
}

/** The column for a time in a payload; none without one. */
export function publishAtColumn(sent: string | null | undefined): { publishAt?: Date | null } {
  return sent === undefined ? {} : { publishAt: sent === null ? null : new Date(sent) };
}

/**
 * Columns that follow from a changed time of publication.
 * @throws AppError `invalid_input` for a time that is over, and for a row that is published
 */
export async function reschedule<Row extends SchedulableRow>(
  manager: EntityManager,
  { field, published }: Schedule<Row>,
  before: Row | null,
  { publishAt = null }: Pick<SchedulableRow, 'publishAt'>,
): Promise<Partial<Row>> {
  const planned = before?.publishAt ?? null;
  if (planned?.getTime() === publishAt?.getTime()) return {};
  if (publishAt === null) return published?.() ?? {};
  if (before && planned === null && published) throw invalidField(field, publishAtMessages.published);
  if (publishAt <= (await readDatabaseTime(manager))) throw invalidField(field, publishAtMessages.past);
  await wakeJob(manager, PUBLISH_JOB);
  return {};
}

/** Locks a row that is due; null if it is published, rescheduled or deleted meanwhile. */
export function lockDue<Row extends SchedulableRow>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
): Promise<Row | null> {
  const where = { id, publishAt: Raw((column) => `${column} <= now()`) } as FindOptionsWhere<Row>;
  return manager.findOne(entity, { where, lock: { mode: 'pessimistic_write' } });
}
