import * as z from 'zod';

/** Kills of the short form, which is part of `npm test`. */
const DEFAULT_KILLS = 6;

const schema = z.object({
  FAULT_KILLS: z.coerce.number().int().positive().default(DEFAULT_KILLS),
  FAULT_REPORT: z.string().min(1).optional(),
});

/**
 * Settings of `npm run test:faults`: FAULT_KILLS, 100 in the long form, and FAULT_REPORT, a file to which figures are
 * appended.
 */
export const readFaultConfig = (): z.infer<typeof schema> => schema.parse(process.env);
