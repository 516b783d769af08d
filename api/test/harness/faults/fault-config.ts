import * as z from 'zod';

/** Kills of the short form, which is part of `npm test`. */
const DEFAULT_KILLS = 6;
/** Kills from which on the long form runs. */
const LONG_KILLS = 20;

const schema = z.object({
  FAULT_KILLS: z.coerce.number().int().positive().default(DEFAULT_KILLS),
  FAULT_REPORT: z.string().min(1).optional(),
});

/** Settings of `npm run test:faults`. */
export interface FaultConfig {
  readonly FAULT_KILLS: number;
  readonly FAULT_REPORT?: string | undefined;
  /** Whether tests run that take minutes. */
  readonly isLong: boolean;
}

/** Reads FAULT_KILLS, 100 in the long form, and FAULT_REPORT, a file to which figures are appended. */
export function readFaultConfig(): FaultConfig {
  const config = schema.parse(process.env);
  return { ...config, isLong: config.FAULT_KILLS >= LONG_KILLS };
}
