import * as z from 'zod';
import { messages } from '../messages.js';
import { STATISTICS_DAYS, STATISTICS_DAYS_MAX } from './admin-limits.js';

const days = messages.request.days(STATISTICS_DAYS_MAX);

/** How many days the statistics go back, today included. */
export const statisticsQuerySchema = z.object({
  days: z
    .string(days)
    .regex(/^\d{1,3}$/, days)
    .transform(Number)
    .refine((count) => count >= 1 && count <= STATISTICS_DAYS_MAX, days)
    .default(STATISTICS_DAYS),
});
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;

/** What happened on a calendar day of the site's zone; `date` is `YYYY-MM-DD`. */
export const statisticsDaySchema = z
  .object({
    date: z.string(),
    submissions: z.number().int(),
    votes: z.number().int(),
    views: z.number().int(),
  })
  .meta({ id: 'StatisticsDay' });
export type StatisticsDay = z.infer<typeof statisticsDaySchema>;

/** Day by day, oldest first, the last one today; days on which nothing happened are there too. */
export const statisticsSchema = z.object({ days: z.array(statisticsDaySchema) }).meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statisticsSchema>;
