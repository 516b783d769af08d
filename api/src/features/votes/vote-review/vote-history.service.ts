import { Injectable } from '@nestjs/common';
import { SITE_TIME_ZONE, type VoteDay, type VoteHistory, type VoteQuarter } from '@quartermile/core/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { isEntityId } from '../../../platform/database/entity-id.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { carSubject, EntryEntity } from '../../runs/index.js';
import { IS_SET_ASIDE, readWindows } from './set-aside-windows.js';
import { VOTE_HISTORY_DAYS, VOTE_HISTORY_QUARTERS } from './vote-limits.js';

/** The quarters of an hour up to that of the instant $2, and the votes for the entry $1 in each. */
const QUARTERS = `
  WITH quarters AS (
    SELECT generate_series(now - interval '15 minutes' * ${VOTE_HISTORY_QUARTERS - 1}, now, '15 minutes') AS quarter
    FROM date_bin('15 minutes', $2::timestamptz, 'epoch') AS now
  ), counts AS (
    SELECT date_bin('15 minutes', created_at, 'epoch') AS quarter, count(*)::int AS votes,
      count(*) FILTER (WHERE ${IS_SET_ASIDE})::int AS set_aside
    FROM votes v WHERE entry_id = $1 AND created_at >= (SELECT min(quarter) FROM quarters) GROUP BY 1
  )
  SELECT quarter AS at, coalesce(votes, 0) AS votes, coalesce(set_aside, 0) AS "setAside",
    EXISTS (SELECT FROM vote_bursts b WHERE b.entry_id = $1 AND b.quarter = q.quarter) AS "isBurst"
  FROM quarters q LEFT JOIN counts USING (quarter) ORDER BY quarter`;

/** The same by days of the time zone $3. */
const DAYS = `
  WITH days AS (
    SELECT generate_series(today - ${VOTE_HISTORY_DAYS - 1}, today, '1 day')::date AS day
    FROM (SELECT ($2::timestamptz AT TIME ZONE $3)::date AS today) AS now
  ), counts AS (
    SELECT (created_at AT TIME ZONE $3)::date AS day, count(*)::int AS votes,
      count(*) FILTER (WHERE ${IS_SET_ASIDE})::int AS set_aside
    FROM votes v WHERE entry_id = $1
      AND created_at >= (SELECT min(day) FROM days)::timestamp AT TIME ZONE $3 GROUP BY 1
  )
  SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(votes, 0) AS votes, coalesce(set_aside, 0) AS "setAside",
    EXISTS (
      SELECT FROM vote_bursts b WHERE b.entry_id = $1 AND (b.quarter AT TIME ZONE $3)::date = d.day
    ) AS "isBurst"
  FROM days d LEFT JOIN counts USING (day) ORDER BY day`;

/** The votes of an entry over time. */
@Injectable()
export class VoteHistoryService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The votes of an entry up to now, from one snapshot.
   * @throws AppError `not_found` (404)
   */
  read(entryId: string): Promise<VoteHistory> {
    if (!isEntityId(entryId)) throw new AppError('not_found');
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const where = { id: entryId };
      const entry = await manager.findOne(EntryEntity, { where, relations: { car: true } });
      if (!entry) throw new AppError('not_found');
      const now = new Date();
      const { category, votes, votesSetAside } = entry;
      return {
        entryId: entry.id,
        car: carSubject(entry.car).label,
        category,
        votes,
        votesSetAside,
        quarters: await readQuarters(manager, entry.id, now),
        days: await manager.query<VoteDay[]>(DAYS, [entry.id, now, SITE_TIME_ZONE]),
        windows: await readWindows(manager, entry.id),
      };
    });
  }
}

async function readQuarters(manager: EntityManager, entryId: string, now: Date): Promise<VoteQuarter[]> {
  const rows: (Omit<VoteQuarter, 'at'> & { at: Date })[] = await manager.query(QUARTERS, [entryId, now]);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
