import { Injectable } from '@nestjs/common';
import type { ActivityItem, ActivityPage, ActivityQuery, ActivitySubject } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityEntity } from './activity.entity.js';
import { readCursor, writeCursor } from './activity-cursor.js';
import { ActivityPictures } from './activity-pictures.js';
import { noteListChange } from './note-list-change.js';

/** Actor of records that nobody caused. */
export const SERVER = 'server';

/** An activity record. `before` and `after` are JSON values, null for a subject that did or does not exist. */
export interface ActivityRecord {
  /** E-mail of the administrator, `visitor`, or `server`. */
  readonly actor: string;
  /** A verb of the subject's feature, such as `approve`. */
  readonly action: string;
  readonly subject: ActivitySubject;
  readonly before: unknown;
  readonly after: unknown;
}

/** SQL condition for records of cars and of their entries. */
const OF_CARS = `(activity.subject_type = 'car' AND activity.subject_id = ANY(:cars)
  OR activity.subject_type = 'entry'
    AND (activity.before ->> 'carId' = ANY(:cars) OR activity.after ->> 'carId' = ANY(:cars)))`;

/** The activity log. */
@Injectable()
export class ActivityService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pictures: ActivityPictures,
  ) {}

  /** Records an action in the transaction that performs it, and notifies open dashboards when it commits. */
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
   * A page of the log, or of the records of some cars and their entries, newest first.
   * @throws AppError `invalid_input` for an invalid cursor
   */
  async list({ limit, cursor, cars }: ActivityQuery): Promise<ActivityPage> {
    const query = this.dataSource
      .createQueryBuilder(ActivityEntity, 'activity')
      .orderBy('activity.at', 'DESC')
      .addOrderBy('activity.id', 'DESC')
      .limit(limit + 1);
    if (cursor !== undefined) query.andWhere('(activity.at, activity.id) < (:at, :id)', readCursor(cursor));
    if (cars !== undefined) query.andWhere(OF_CARS, { cars });
    const rows = await query.getMany();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const items = await this.pictures.link(page.map(toActivityItem));
    return { items, next: last && rows.length > limit ? writeCursor(last) : null };
  }
}

/**
 * An SQL condition: a subject has no records except those of some actions. The arguments are SQL expressions for the
 * subject's type, its id, and an array of the actions.
 */
export function hasNoRecordBut(type: string, id: string, actions: string): string {
  return `NOT EXISTS (
    SELECT FROM activity WHERE subject_type = ${type} AND subject_id = ${id} AND action <> ALL(${actions})
  )`;
}

/** Converts a row to the response format. */
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

/** Null is stored as SQL NULL, not as JSON null. */
const json = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
