import { Injectable } from '@nestjs/common';
import { SITE_TIME_ZONE, type StatisticsDay } from '@quartermile/core/domain';
import { DataSource } from 'typeorm';
import { countByDay, type DayCount } from '../../platform/database/count-by-day.js';
import { countViewsByDay } from '../videos/index.js';

/** The $1 days up to and including that of the instant $2 in the time zone $3, oldest first. */
const DAYS = `
  SELECT to_char(day, 'YYYY-MM-DD') AS date FROM generate_series(
    ($2::timestamptz AT TIME ZONE $3)::date - ($1::int - 1), ($2::timestamptz AT TIME ZONE $3)::date, interval '1 day'
  ) AS day ORDER BY day`;

/**
 * Daily statistics. Submissions and votes are counted from their rows, views from their daily counts, so that deleted
 * content is excluded, as elsewhere on the dashboard.
 */
@Injectable()
export class StatisticsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Statistics of the last `days` days in the site's time zone, oldest first, including the day of `now`. */
  byDay(days: number, now: Date): Promise<StatisticsDay[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const dates: { date: string }[] = await manager.query(DAYS, [days, now, SITE_TIME_ZONE]);
      const period = { firstDay: dates[0]?.date ?? '', zone: SITE_TIME_ZONE };
      const submissions = countOf(await countByDay(manager, 'cars', period));
      const votes = countOf(await countByDay(manager, 'votes', period));
      const views = countOf(await countViewsByDay(manager, period));
      return dates.map(({ date }) => ({
        date,
        submissions: submissions(date),
        votes: votes(date),
        views: views(date),
      }));
    });
  }
}

function countOf(counts: readonly DayCount[]): (date: string) => number {
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  return (date) => byDate.get(date) ?? 0;
}
