import { DAY_MS, dayNumberAt, MOVE_DAYS, SITE_TIME_ZONE, startOfDay } from '@quartermile/core/domain';
import type { DataSource } from 'typeorm';
import { readDatabaseTime } from '../../../platform/database/database-time.js';

/** Positions of last week, and how long they remain those. */
export interface LastWeek {
  /** By ids of entries. */
  readonly positions: ReadonlyMap<string, number>;
  /** Until the next midnight of the site's time zone, ms. */
  readonly validForMs: number;
}

/** Reads the positions of seven days ago, or of the nearest earlier day that has some. */
export async function readLastWeek(dataSource: DataSource): Promise<LastWeek> {
  const now = await readDatabaseTime(dataSource.manager);
  const rows: { id: string; position: number }[] = await dataSource.query(
    `SELECT entry_id AS id, position FROM board_positions
     WHERE day = (SELECT max(day) FROM board_positions WHERE day <= $1)`,
    [siteDay(now, MOVE_DAYS)],
  );
  const tomorrow = startOfDay(dayNumberAt(now.getTime(), SITE_TIME_ZONE) + 1, SITE_TIME_ZONE);
  return {
    positions: new Map(rows.map(({ id, position }) => [id, position])),
    validForMs: Math.min(DAY_MS, tomorrow - now.getTime()),
  };
}

/** The day of an instant in the site's time zone as YYYY-MM-DD, or of some days before. */
export function siteDay(now: Date, daysBefore = 0): string {
  const day = dayNumberAt(now.getTime(), SITE_TIME_ZONE) - daysBefore;
  return new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
