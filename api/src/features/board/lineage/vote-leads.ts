import type { Category, Drivetrain } from '@quartermile/core/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { CarEntity, EntryEntity } from '../../runs/index.js';

/**
 * SQL condition: a lead `lead` began while votes were cast that are set aside now, and ended by then. It rested on them,
 * so it never was. A car that still leads without them keeps its lead. The intervals are two looks.
 */
const IS_VOID = `EXISTS (
  SELECT FROM set_aside_windows w JOIN entries e ON e.id = w.entry_id
  WHERE e.vehicle_id = lead.vehicle_id AND e.category = lead.category AND w.brought_back_at IS NULL
    AND lead.since >= w.starts_at AND lead.since < w.ends_at + interval '10 minutes'
    AND lead.until < w.set_aside_at + interval '15 minutes')`;

/** Ends the leads of an entry that leaves its board. The caller's transaction must have locked the vehicle. */
export async function endVoteLeads(
  manager: EntityManager,
  { vehicleId, category }: Pick<EntryEntity, 'vehicleId' | 'category'>,
): Promise<void> {
  const ofEntry = 'lead.vehicle_id = $1 AND lead.category = $2';
  const values = [vehicleId, category];
  await manager.query(
    `DELETE FROM vote_leads lead WHERE ${ofEntry} AND (NOT is_confirmed OR ${IS_VOID})`,
    values,
  );
  await manager.query(
    `UPDATE vote_leads lead SET until = clock_timestamp() WHERE ${ofEntry} AND until IS NULL`,
    values,
  );
}

/**
 * Separates the leads of a car from it, before its last run is deleted: that somebody led then remains. Those of demo
 * content are deleted with it.
 */
export async function detachVoteLeads(
  manager: EntityManager,
  { id, vehicleId }: Pick<CarEntity, 'id' | 'vehicleId'>,
): Promise<void> {
  await manager.query(
    `UPDATE vote_leads SET vehicle_id = NULL WHERE vehicle_id = $2 AND until IS NOT NULL
       AND NOT EXISTS (SELECT FROM cars WHERE vehicle_id = $2 AND id <> $1)
       AND NOT EXISTS (SELECT FROM demo_content WHERE kind = 'car' AND id = $1::text)`,
    [id, vehicleId],
  );
}

/** Gives the leads of a car to another one, as its votes. Both are locked. */
export async function moveVoteLeads(manager: EntityManager, from: string, to: string): Promise<void> {
  await manager.query('UPDATE vote_leads SET vehicle_id = $2 WHERE vehicle_id = $1', [from, to]);
}

/** Notes the leaders of demo content, of which there are none yet. Each leads since its entry was created. */
export async function fillVoteLeads(manager: EntityManager): Promise<void> {
  await manager.query(`
    INSERT INTO vote_leads (category, drivetrain, vehicle_id, votes, since, is_confirmed)
    SELECT DISTINCT ON (lists.drivetrain) category, lists.drivetrain, entries.vehicle_id, votes, entries.created_at, true
    FROM (VALUES (NULL), ('FWD'), ('AWD'), ('RWD')) AS lists (drivetrain), entries JOIN cars ON cars.id = car_id
    WHERE coalesce(lists.drivetrain, cars.drivetrain) = cars.drivetrain AND votes > 0
      AND category = 'Votes by Viewers'
    ORDER BY lists.drivetrain, votes DESC, entries.created_at, entries.id`);
}

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
