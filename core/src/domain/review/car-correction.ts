import * as z from 'zod';
import { elapsedTimeSchema, trapSpeedEditSchema } from '../cars/car-field-row.js';
import { carIdTextSchema } from '../cars/car-payloads.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { runFactInputs } from '../runs/run-fact-schemas.js';

/**
 * A correction of a pending car's figures by its reviewer: absent ones are unchanged, null or empty ones are cleared. A
 * submission always has a time.
 */
export const carCorrectionSchema = describeBody(
  'CarCorrection',
  z.object({
    carId: carIdTextSchema,
    time: elapsedTimeSchema.optional(),
    sixtyFoot: runFactInputs.sixtyFoot.update,
    trapSpeed: trapSpeedEditSchema,
    runDate: runFactInputs.runDate.update,
  }),
  { carId: EXAMPLE_ID, time: '11.842', sixtyFoot: 1.852, trapSpeed: 187.4, runDate: '2026-03-07' },
);
export type CarCorrection = z.input<typeof carCorrectionSchema>;
