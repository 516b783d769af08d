import * as z from 'zod';

/** Level of the API: rises with every change that an older client would not survive. */
export const API_LEVEL = 1;

/** The answer of a server that lives: who it is, so that a client can tell a wrong address or version. */
export const healthSchema = z
  .object({ status: z.literal('ok'), name: z.literal('quartermile'), version: z.string(), api: z.int() })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;

const partStateSchema = z.enum(['ok', 'unavailable']);

/** Whether a server can work: its parts, and all of them together. */
export const readinessSchema = z
  .object({ status: partStateSchema, database: partStateSchema, media: partStateSchema })
  .meta({ id: 'Readiness' });
export type Readiness = z.infer<typeof readinessSchema>;
