import type { EntityManager } from 'typeorm';

/** Days of a time zone, counted from a first one (YYYY-MM-DD). */
export interface DayPeriod {
  readonly firstDay: string;
  /** An IANA name. */
  readonly zone: string;
}

/** How much there was on a day; days without anything are left out. */
export interface DayCount {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly count: number;
}

/**
 * Counts a table's rows by the day of their `created_at`. A day begins at the zone's midnight, whatever the
 * server's zone.
 */
export function countByDay(
  manager: EntityManager,
  table: string,
  { firstDay, zone }: DayPeriod,
): Promise<DayCount[]> {
  return manager.query(
    `SELECT to_char(created_at AT TIME ZONE $2, 'YYYY-MM-DD') AS date, count(*)::int AS count
     FROM ${table} WHERE created_at >= $1::date::timestamp AT TIME ZONE $2 GROUP BY 1`,
    [firstDay, zone],
  );
}
