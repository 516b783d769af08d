import type { EntityManager } from 'typeorm';
import { countByDay, type DayCount, type DayPeriod } from '../../platform/database/count-by-day.js';

/** Number of submitted cars by day, including reviewed ones. */
export function countSubmissionsByDay(manager: EntityManager, period: DayPeriod): Promise<DayCount[]> {
  return countByDay(manager, 'cars', period);
}

/** Number of votes by day. */
export function countVotesByDay(manager: EntityManager, period: DayPeriod): Promise<DayCount[]> {
  return countByDay(manager, 'votes', period);
}
