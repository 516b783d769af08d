import * as z from 'zod';
import { elapsedTimeSchema, phoneSchema } from '../cars/car-field-row.js';
import { carIdTextSchema, carInputs } from '../cars/car-payloads.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { checkEvidence } from '../evidence/evidence-schemas.js';

const { name, owner, drivetrain, cellphone: _phone, time: _time, ...others } = carInputs('update');

/**
 * A correction of a pending car by its reviewer, with the fields of an edit: absent ones are unchanged, null or empty ones
 * are cleared. A submission always has name, owner, phone number, time and drivetrain.
 */
export const carCorrectionSchema = describeBody(
  'CarCorrection',
  z
    .object({
      carId: carIdTextSchema,
      name,
      owner: owner.optional(),
      cellphone: phoneSchema.optional(),
      time: elapsedTimeSchema.optional(),
      drivetrain: drivetrain.optional(),
      ...others,
    })
    .superRefine(checkEvidence),
  { carId: EXAMPLE_ID, time: '11.842', sixtyFoot: 1.852, trapSpeed: 187.4, runDate: '2026-03-07' },
);
export type CarCorrection = z.input<typeof carCorrectionSchema>;
