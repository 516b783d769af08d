import * as z from 'zod';
import { messages } from '../messages.js';
import { STATISTICS_DAYS, STATISTICS_DAYS_MAX } from './admin-limits.js';

const days = messages.request.days(STATISTICS_DAYS_MAX);

/** Number of days, today included. */
export const statisticsQuerySchema = z.object({
  days: z
    .string(days)
    .regex(/^\d{1,3}$/, days)
    .transform(Number)
    .refine((count) => count >= 1 && count <= STATISTICS_DAYS_MAX, days)
    .default(STATISTICS_DAYS),
});
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;

/** Counts of a calendar day in the site's time zone; `date` is `YYYY-MM-DD`. */
const statisticsDaySchema = z
  .object({
    date: z.string(),
    submissions: z.number().int(),
    votes: z.number().int(),
    views: z.number().int(),
  })
  .meta({ id: 'StatisticsDay' });
export type StatisticsDay = z.infer<typeof statisticsDaySchema>;

/** Days in order, the last one today, including days without events. */
export const statisticsSchema = z.object({ days: z.array(statisticsDaySchema) }).meta({ id: 'Statistics' });
export type Statistics = z.infer<typeof statisticsSchema>;
