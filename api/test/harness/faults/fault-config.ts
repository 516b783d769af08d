import * as z from 'zod';

/** Kills of the short form, which is part of `npm test`. */
const DEFAULT_KILLS = 6;

const schema = z.object({ FAULT_KILLS: z.coerce.number().int().positive().default(DEFAULT_KILLS) });

/** Number of kills of `npm run test:faults`: FAULT_KILLS; 100 in the long form. */
export const readFaultKills = (): number => schema.parse(process.env).FAULT_KILLS;
