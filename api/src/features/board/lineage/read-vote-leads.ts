import type { Category, Drivetrain } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { IS_VOID } from './vote-leads.js';

/** A lead of a list, and its place among all leads of the list. Instants are ms since 1970. */
export interface VoteLead {
  readonly category: Category;
  readonly drivetrain: Drivetrain | null;
  /** The id of the vehicle; null once it is deleted. */
  readonly holder: string | null;
  readonly votes: number;
  readonly since: number;
  readonly until: number | null;
  /** From 1, the newest first. */
  readonly nth: number;
  /** Number of leads of the list. */
  readonly total: number;
}

/** A part of the leads of each list, the newest first, and always the newest one, for the total. */
export function readVoteLeads(
  dataSource: DataSource,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<VoteLead[]> {
  return dataSource.query(
    `SELECT category, drivetrain, vehicle_id AS holder, votes, total, nth,
       (extract(epoch FROM since) * 1000)::float8 AS since, (extract(epoch FROM until) * 1000)::float8 AS until
     FROM (
       SELECT lead.*, (count(*) OVER list)::int AS total,
         (row_number() OVER (list ORDER BY since DESC, id DESC))::int AS nth
       FROM vote_leads lead WHERE is_confirmed AND NOT ${IS_VOID}
       WINDOW list AS (PARTITION BY category, drivetrain)
     ) AS leads WHERE nth = 1 OR (nth > $1 AND nth <= $2) ORDER BY nth`,
    [offset, offset + limit],
  );
}
