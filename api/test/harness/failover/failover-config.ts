import * as z from 'zod';

const schema = z.object({ FAULT_FAILOVER: z.coerce.number().int().positive() });

/** How often `npm run test:faults` kills the primary of a Patroni cluster: FAULT_FAILOVER. */
export const readFailovers = (): number => schema.parse(process.env).FAULT_FAILOVER;
