import * as z from 'zod';
import { messages } from '../messages.js';
import { ACTIVITY_CARS_MAX, ACTIVITY_PAGE, ACTIVITY_PAGE_MAX } from './admin-limits.js';

const pageSize = messages.request.pageSize(ACTIVITY_PAGE_MAX);

const cars = `Please name 1 to ${ACTIVITY_CARS_MAX} cars, separated by commas.`;

/** Ids of cars, separated by commas. */
const carsSchema = z
  .string(cars)
  .transform((text) => text.split(','))
  .refine((ids) => ids.length <= ACTIVITY_CARS_MAX && !ids.includes(''), cars);

/** Query of the activity list; `cursor` is the previous page's `next`, `cars` limits it to some cars and their entries. */
export const activityQuerySchema = z.object({
  limit: z
    .string(pageSize)
    .regex(/^\d{1,4}$/, pageSize)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= ACTIVITY_PAGE_MAX, pageSize)
    .default(ACTIVITY_PAGE),
  cursor: z.string(messages.request.cursor).min(1, messages.request.cursor).optional(),
  cars: carsSchema.optional(),
});
export type ActivityQuery = z.output<typeof activityQuerySchema>;

/** Subject of an action; `label` is its display name at the time, such as "Golf 7 R". */
export const activitySubjectSchema = z
  .object({ type: z.string(), id: z.string(), label: z.string() })
  .meta({ id: 'ActivitySubject' });
export type ActivitySubject = z.infer<typeof activitySubjectSchema>;

/** A recorded action: by whom, when (ISO 8601), what, and the subject before and after. */
export const activityItemSchema = z
  .object({
    _id: z.string(),
    at: z.string(),
    actor: z.string(),
    action: z.string(),
    subject: activitySubjectSchema,
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'ActivityItem' });
export type ActivityItem = z.infer<typeof activityItemSchema>;

/** A page of the activity list, newest first; `next` is null on the last page. */
export const activityPageSchema = z
  .object({ items: z.array(activityItemSchema), next: z.string().nullable() })
  .meta({ id: 'ActivityPage' });
export type ActivityPage = z.infer<typeof activityPageSchema>;
