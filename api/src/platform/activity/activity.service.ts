import { Injectable } from '@nestjs/common';
import type { ActivityItem, ActivityPage, ActivityQuery, ActivitySubject } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { noteListChange } from '../admin-events/note-list-change.js';
import { ActivityEntity } from './activity.entity.js';
import { readCursor, writeCursor } from './activity-cursor.js';

/** What is to be written down. `before` and `after` are plain values; null where there was or is nothing. */
export interface ActivityRecord {
  /** E-mail of the administrator, or `visitor`. */
  readonly actor: string;
  /** A verb of the subject's feature, such as `approve`. */
  readonly action: string;
  readonly subject: ActivitySubject;
  readonly before: unknown;
  readonly after: unknown;
}

/** The book of what was done. */
@Injectable()
export class ActivityService {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes an action down in the transaction that does it: both happen or neither. Open dashboards load anew. */
  async record(
    manager: EntityManager,
    { actor, action, subject, before, after }: ActivityRecord,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO activity (actor, action, subject_type, subject_id, subject_label, before, after)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [actor, action, subject.type, subject.id, subject.label, json(before), json(after)],
    );
    await noteListChange(manager);
  }

  /**
   * A page of the book, newest first.
   * @throws AppError `invalid_input` for a cursor that is not one of ours
   */
  async list({ limit, cursor }: ActivityQuery): Promise<ActivityPage> {
    const query = this.dataSource
      .createQueryBuilder(ActivityEntity, 'activity')
      .orderBy('activity.at', 'DESC')
      .addOrderBy('activity.id', 'DESC')
      .limit(limit + 1);
    if (cursor !== undefined) query.where('(activity.at, activity.id) < (:at, :id)', readCursor(cursor));
    const rows = await query.getMany();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { items: page.map(toActivityItem), next: last && rows.length > limit ? writeCursor(last) : null };
  }
}

/** An activity record as the administrator's dashboard reads it. */
function toActivityItem(row: ActivityEntity): ActivityItem {
  return {
    _id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    action: row.action,
    subject: { type: row.subjectType, id: row.subjectId, label: row.subjectLabel },
    before: row.before,
    after: row.after,
  };
}

/** A stored null is SQL's, not JSON's. */
const json = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
