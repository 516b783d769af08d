import * as z from 'zod';

/** API level, increased by every change that breaks older clients. */
export const API_LEVEL = 1;

/**
 * Response of a running server with its identity, by which clients detect a wrong address or version. `database` is
 * present while the database has been unavailable for longer than DATABASE_OUTAGE_REPORTED_MS.
 */
export const healthSchema = z
  .object({
    status: z.literal('ok'),
    name: z.literal('quartermile'),
    version: z.string(),
    api: z.int(),
    database: z.literal('unavailable').optional(),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;

const partStateSchema = z.enum(['ok', 'unavailable']);

/** Readiness of the server and of each part. */
export const readinessSchema = z
  .object({ status: partStateSchema, database: partStateSchema, media: partStateSchema })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof readinessSchema>;
