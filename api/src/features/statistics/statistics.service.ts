import { Injectable } from '@nestjs/common';
import { SITE_TIME_ZONE, type StatisticsDay } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';

/** $1 days up to the instant $2, in the zone $3. A day begins at the zone's midnight, whatever the server's zone. */
const BY_DAY = `
  WITH days AS (
    SELECT day::date AS day, day::date::timestamp AT TIME ZONE $3 AS starts
    FROM generate_series(
      ($2::timestamptz AT TIME ZONE $3)::date - ($1::int - 1), ($2::timestamptz AT TIME ZONE $3)::date, interval '1 day'
    ) AS day
  ), first AS (SELECT min(starts) AS starts, min(day) AS day FROM days),
  submitted AS (
    SELECT (created_at AT TIME ZONE $3)::date AS day, count(*)::int AS count
    FROM cars WHERE created_at >= (SELECT starts FROM first) GROUP BY 1
  ), voted AS (
    SELECT (created_at AT TIME ZONE $3)::date AS day, count(*)::int AS count
    FROM votes WHERE created_at >= (SELECT starts FROM first) GROUP BY 1
  ), viewed AS (
    SELECT day, sum(views)::int AS count FROM video_views WHERE day >= (SELECT day FROM first) GROUP BY 1
  )
  SELECT to_char(days.day, 'YYYY-MM-DD') AS date, coalesce(submitted.count, 0) AS submissions,
    coalesce(voted.count, 0) AS votes, coalesce(viewed.count, 0) AS views
  FROM days LEFT JOIN submitted USING (day) LEFT JOIN voted USING (day) LEFT JOIN viewed USING (day)
  ORDER BY days.day`;

/**
 * What happened day by day. Submissions and votes are counted from their rows and views from their daily
 * counts, so what was deleted is counted no more, as everywhere else on the dashboard.
 */
@Injectable()
export class StatisticsService {
  constructor(private readonly dataSource: DataSource) {}

  /** The last days in the site's zone, oldest first, the day of `now` included. */
  byDay(days: number, now: Date): Promise<StatisticsDay[]> {
    return this.dataSource.query(BY_DAY, [days, now, SITE_TIME_ZONE]);
  }
}
