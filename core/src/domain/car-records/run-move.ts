import * as z from 'zod';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { runMessages } from '../runs/run-messages.js';
import { carIdTextSchema } from './car-payloads.js';

/** Maximum runs that one request moves. */
export const RUNS_MOVED_MAX = 100;

/**
 * Request to move runs to the car of another run, or to a new car of their own (null). Moving one run links or splits it;
 * moving all runs of a car merges it into another.
 */
export const runMoveSchema = describeBody(
  'RunMove',
  z.object({
    carIds: z
      .array(carIdTextSchema, runMessages.runsRequired)
      .min(1, runMessages.runsRequired)
      .max(RUNS_MOVED_MAX, runMessages.tooMany(RUNS_MOVED_MAX))
      .refine((ids) => new Set(ids).size === ids.length, runMessages.runTwice),
    toCarId: z.string(runMessages.targetRequired).nullable(),
  }),
  { carIds: [EXAMPLE_ID], toCarId: null },
);
export type RunMove = z.infer<typeof runMoveSchema>;
