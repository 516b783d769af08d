import { VOTE_QUARTER_MS } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import type { EntryRate } from './burst-rule.js';
import { BURST_USUAL_PERIOD_MS, VOTE_HISTORY_DAYS } from './vote-limits.js';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Counts votes by entry and quarter of an hour, from the last counted quarter but one on: votes that were being
 * committed then are included now, and votes that were taken back meanwhile are not. After a longer pause the usual
 * period is counted.
 */
export async function countQuarters(dataSource: DataSource, now: Date): Promise<void> {
  await dataSource.query(
    `WITH start AS (
       SELECT greatest(max(quarter) - interval '15 minutes', date_bin('15 minutes', $1::timestamptz, 'epoch')) AS at
       FROM vote_quarters
     ), counted AS (
       SELECT date_bin('15 minutes', created_at, 'epoch') AS quarter, entry_id, count(*) AS votes FROM votes
       WHERE created_at >= (SELECT at FROM start) GROUP BY 1, 2
     ), emptied AS (
       DELETE FROM vote_quarters q WHERE quarter >= (SELECT at FROM start)
         AND NOT EXISTS (SELECT FROM counted c WHERE c.quarter = q.quarter AND c.entry_id = q.entry_id)
     )
     INSERT INTO vote_quarters (quarter, entry_id, votes)
     SELECT quarter, entry_id, votes FROM counted ORDER BY 1, 2
     ON CONFLICT (quarter, entry_id) DO UPDATE SET votes = excluded.votes
     WHERE vote_quarters.votes <> excluded.votes`,
    [new Date(now.getTime() - BURST_USUAL_PERIOD_MS - VOTE_QUARTER_MS)],
  );
}

/** Votes in a quarter and in the usual period before, of the entries with any, and the number of all entries. */
export async function readRates(
  dataSource: DataSource,
  quarter: Date,
): Promise<{ rates: EntryRate[]; entryCount: number }> {
  const rates: EntryRate[] = await dataSource.query(
    `SELECT e.id AS "entryId", c.votes, c.before,
       least($3, ceil(extract(epoch FROM $1 - least(e.created_at, c.first)) / 900))::int - c.bursts AS quarters
     FROM (
       SELECT q.entry_id, coalesce(sum(q.votes) FILTER (WHERE q.quarter = $1), 0)::int AS votes,
         coalesce(sum(q.votes) FILTER (WHERE q.quarter < $1 AND b.quarter IS NULL), 0)::int AS before,
         count(b.quarter) FILTER (WHERE q.quarter < $1)::int AS bursts, min(q.quarter) AS first
       FROM vote_quarters q LEFT JOIN vote_bursts b ON b.entry_id = q.entry_id AND b.quarter = q.quarter
       WHERE q.quarter >= $2 AND q.quarter <= $1 GROUP BY q.entry_id
     ) AS c JOIN entries e ON e.id = c.entry_id`,
    [quarter, new Date(quarter.getTime() - BURST_USUAL_PERIOD_MS), BURST_USUAL_PERIOD_MS / VOTE_QUARTER_MS],
  );
  const [row]: { count: number }[] = await dataSource.query('SELECT count(*)::int AS count FROM entries');
  return { rates, entryCount: row?.count ?? 0 };
}

/** Deletes what neither the rule nor the view of votes over time reads. */
export async function deleteOldQuarters(dataSource: DataSource, now: Date): Promise<void> {
  await dataSource.query('DELETE FROM vote_quarters WHERE quarter < $1', [
    new Date(now.getTime() - BURST_USUAL_PERIOD_MS - DAY_MS),
  ]);
  await dataSource.query('DELETE FROM vote_bursts WHERE quarter < $1', [
    new Date(now.getTime() - (VOTE_HISTORY_DAYS + 1) * DAY_MS),
  ]);
}
