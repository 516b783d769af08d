import * as z from 'zod';
import { carIdTextSchema, carInputs } from '../car-records/car-payloads.js';
import { elapsedTimeSchema, phoneSchema } from '../cars/car-field-row.js';
import { seenVersionSchema } from '../changes/seen.js';
import { isUndoSchema } from '../changes/undo.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { checkEvidence } from '../evidence/evidence-schemas.js';
import { messages } from '../messages.js';

const { name, owner, drivetrain, cellphone: _phone, time: _time, ...others } = carInputs('update');

/**
 * A correction of a pending car by its reviewer, with the fields of an edit: absent ones are unchanged, null or empty ones
 * are cleared. A submission always has name, owner, phone number, time and drivetrain; null clears number and time only in
 * an undo of the change that added them.
 */
export const carCorrectionSchema = describeBody(
  'CarCorrection',
  z
    .object({
      carId: carIdTextSchema,
      name,
      owner: owner.optional(),
      cellphone: phoneSchema.nullish(),
      time: elapsedTimeSchema.nullish(),
      drivetrain: drivetrain.optional(),
      ...others,
      isUndo: isUndoSchema,
      version: seenVersionSchema,
    })
    .superRefine(checkEvidence)
    .superRefine(checkCleared),
  { carId: EXAMPLE_ID, time: '11.842', sixtyFoot: 1.852, trapSpeed: 187.4, runDate: '2026-03-07' },
);
/** Phone number and time are cleared by an undo only. */
function checkCleared(
  correction: {
    cellphone?: string | null | undefined;
    time?: string | null | undefined;
    isUndo?: boolean | undefined;
  },
  context: z.RefinementCtx,
): void {
  const wrong = [
    ['cellphone', messages.car.phoneInvalid],
    ['time', messages.car.timeFormat],
  ] as const;
  for (const [field, message] of correction.isUndo ? [] : wrong)
    if (correction[field] === null) context.addIssue({ code: 'custom', path: [field], message });
}

export type CarCorrection = z.input<typeof carCorrectionSchema>;
