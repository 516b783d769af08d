import type { EntityManager } from 'typeorm';
import type { DayCount, DayPeriod } from '../../platform/database/count-by-day.js';

/** Views of all videos by day. Rows are already grouped by days in the site's time zone. */
export function countViewsByDay(
  manager: EntityManager,
  { firstDay }: Pick<DayPeriod, 'firstDay'>,
): Promise<DayCount[]> {
  return manager.query(
    `SELECT to_char(day, 'YYYY-MM-DD') AS date, sum(views)::int AS count
     FROM video_views WHERE day >= $1::date GROUP BY 1`,
    [firstDay],
  );
}
