import * as z from 'zod';
import { elapsedTimeSchema, trapSpeedEditSchema } from '../cars/car-field-row.js';
import { carIdTextSchema } from '../cars/car-payloads.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';

/**
 * A correction of a pending car's figures by its reviewer: absent ones are unchanged, a null or empty trap speed clears
 * it. A submission always has a time.
 */
export const carCorrectionSchema = describeBody(
  'CarCorrection',
  z.object({
    carId: carIdTextSchema,
    time: elapsedTimeSchema.optional(),
    trapSpeed: trapSpeedEditSchema,
  }),
  { carId: EXAMPLE_ID, time: '11.842', trapSpeed: 187.4 },
);
export type CarCorrection = z.input<typeof carCorrectionSchema>;
