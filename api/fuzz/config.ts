import * as z from 'zod';

const DEFAULT_CALLS = 10_000;
const SEED_MAX = 2 ** 31;

const schema = z.object({
  FUZZ_CALLS: z.coerce.number().int().positive().default(DEFAULT_CALLS),
  FUZZ_SEED: z.coerce.number().int().nonnegative().optional(),
});

/** Number of calls of `npm run fuzz`, and the seed, random by default. */
export interface FuzzConfig {
  readonly calls: number;
  readonly seed: number;
}

/** Reads FUZZ_CALLS and FUZZ_SEED. */
export function readFuzzConfig(): FuzzConfig {
  const { FUZZ_CALLS, FUZZ_SEED } = schema.parse(process.env);
  return Object.freeze({ calls: FUZZ_CALLS, seed: FUZZ_SEED ?? Math.floor(Math.random() * SEED_MAX) });
}
