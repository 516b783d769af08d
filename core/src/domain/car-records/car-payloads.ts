import * as z from 'zod';
import type { CarForm } from '../cars/car-field-row.js';
import { CAR_STATUSES } from '../cars/car-status.js';
import { approvalCategoriesSchema } from '../cars/category-schema.js';
import { seenSchema, seenVersionSchema } from '../changes/seen.js';
import { isUndoSchema } from '../changes/undo.js';
import { describeBody, EXAMPLE_ID, EXAMPLE_PICTURE } from '../describe-body.js';
import { checkEvidence } from '../evidence/evidence-schemas.js';
import { messages } from '../messages.js';
import { emailSchema } from '../text/email-schema.js';
import {
  ADMIN_CAR_FIELDS,
  type CarField,
  type CarFieldOf,
  carFieldsOf,
  PUBLIC_CAR_FIELDS,
} from './car-field-lists.js';
import { carFields } from './car-fields.js';
import { submissionChangeSchema, submissionInfoSchema } from './submission-info.js';

/** A public car. Times are seconds as text; pictures are URL paths of this site. */
export const carSchema = z.object({ _id: z.string(), ...carOutputs(PUBLIC_CAR_FIELDS) }).meta({ id: 'Car' });
export type Car = z.infer<typeof carSchema>;

/** A car for the administrator. */
export const adminCarSchema = carSchema
  .extend({
    ...carOutputs(ADMIN_CAR_FIELDS),
    /** The car whose run it is: runs of one car have the same. */
    vehicleId: z.string(),
    /** The driver, known by the phone number; null without one, absent from entries. */
    driverId: z.string().nullable().optional(),
    /** Names of rejected cars with one of its pictures; only on pending cars, if there are any. */
    seenWithRejected: z.array(z.string()).optional(),
    /** What its reviewers corrected, with the values that were sent; only on pending cars, if there is anything. */
    corrections: z.array(submissionChangeSchema).optional(),
    /** The driver's side of a visitor's submission; absent for cars of the administrator. */
    submission: submissionInfoSchema.optional(),
    /** Changes with everything that a reviewer decides about; only on pending cars. */
    version: z.string().optional(),
  })
  .meta({ id: 'AdminCar' });
export type AdminCar = z.infer<typeof adminCarSchema>;

/** A car's id in a request; the server returns 404 for an unknown one. */
export const carIdTextSchema = z.string(messages.car.required);

/** The address for decisions about a submission, or null if absent, null or empty. */
const submissionEmailSchema = z
  .union([z.literal('').transform(() => null), emailSchema], messages.newsletter.emailInvalid)
  .nullish()
  .transform((email) => email ?? null);

/** Request of the public form: `POST /api/cars/submit` without a token. */
export const carSubmissionSchema = describeBody(
  'CarSubmission',
  z.object({ ...carInputs('submission'), email: submissionEmailSchema }),
  {
    name: 'Volkswagen Golf 7 R',
    owner: 'Thandi',
    cellphone: '+27 82 123 4567',
    time: '11.8',
    worldFacts: '11.8',
    drivetrain: 'AWD',
    description: 'Stage 2 on street tyres, Tarlton.',
    requestedCategories: ['Our Drag Races'],
    image: EXAMPLE_PICTURE,
    proofImage: EXAMPLE_PICTURE,
  },
);
export type CarSubmission = z.input<typeof carSubmissionSchema>;

/** Request of the administrator's form: `POST /api/cars/submit` with a token. Owner or name is sufficient. */
export const adminCarSubmissionSchema = describeBody(
  'AdminCarSubmission',
  z
    .object(carInputs('addition'))
    .refine((car) => Boolean(car.name || car.owner), { message: messages.car.nameRequired, path: ['name'] }),
  { name: 'Nissan GT-R', owner: 'Sipho', time: '10.9', drivetrain: 'AWD' },
);
export type AdminCarSubmission = z.input<typeof adminCarSubmissionSchema>;

/** Response to a submission; `code` opens its page and is for its driver alone. */
export const submissionReceiptSchema = z
  .object({ _id: z.string(), status: z.enum(CAR_STATUSES), code: z.string().optional() })
  .meta({ id: 'SubmissionReceipt' });
export type SubmissionReceipt = z.infer<typeof submissionReceiptSchema>;

const { rejectionReason, ...reviewedEvidence } = carInputs('review');

/**
 * A decision about a pending car: approve into at least one category, with the evidence of its run where there is any, or
 * reject with an optional reason.
 */
export const carReviewSchema = describeBody(
  'CarReview',
  z.discriminatedUnion(
    'action',
    [
      z
        .object({
          carId: carIdTextSchema,
          action: z.literal('approve'),
          version: seenVersionSchema,
          categories: approvalCategoriesSchema,
          /** Any run of the car of which this is another run; absent: as it was sent. */
          runOf: carIdTextSchema.optional(),
          ...reviewedEvidence,
        })
        .superRefine(checkEvidence),
      z.object({
        carId: carIdTextSchema,
        action: z.literal('reject'),
        version: seenVersionSchema,
        reason: rejectionReason,
        /** Whether the driver may change it and send it again; absent: not. */
        mayResend: z.boolean(messages.request.expectedYesNo).optional(),
      }),
    ],
    messages.review.actionRequired,
  ),
  {
    carId: EXAMPLE_ID,
    action: 'approve',
    categories: ['Our Drag Races', 'Votes by Viewers'],
    evidence: 'timing-slip',
  },
);
export type CarReview = z.input<typeof carReviewSchema>;

const { name, ...edited } = carInputs('update');

/**
 * Changes to a car. An absent name or description is unchanged, an empty or null description clears it. Phone and
 * time may be empty here; `missingInUpdate` validates whether this car requires them. An undo may clear what was added.
 */
export const carUpdateSchema = describeBody(
  'CarUpdate',
  z
    .object({ carId: carIdTextSchema, ...edited, name, isUndo: isUndoSchema, _seen: seenSchema })
    .superRefine(checkEvidence),
  {
    carId: EXAMPLE_ID,
    owner: 'Thandi',
    cellphone: '+27 82 123 4567',
    time: '11.62',
    drivetrain: 'AWD',
    description: 'Stage 2 on semi-slicks, Tarlton.',
  },
);
export type CarUpdate = z.input<typeof carUpdateSchema>;

/** Factory figures of a car: absent ones are unchanged, an empty text or null clears one. */
export const factorySpecsUpdateSchema = describeBody(
  'FactorySpecsUpdate',
  z.object({ carId: carIdTextSchema, ...carInputs('factorySpecs'), _seen: seenSchema }),
  { carId: EXAMPLE_ID, factoryPower: '213 kW', factoryYear: '2019' },
);
export type FactorySpecsUpdate = z.input<typeof factorySpecsUpdateSchema>;

/** Request with a car's id, such as the one to delete or to return to the review queue. */
export const carIdSchema = describeBody('CarId', z.object({ carId: carIdTextSchema }), { carId: EXAMPLE_ID });

/** The schemas of a form's fields, for `z.object`. */
export function carInputs<Form extends CarForm>(form: Form) {
  const inputs = carFieldsOf(form).map((field) => {
    const { input }: { input: Partial<Record<CarForm, z.ZodType>> } = carFields[field];
    return [field, input[form]];
  });
  return Object.fromEntries(inputs) as {
    [F in CarFieldOf<Form>]: (typeof carFields)[F]['input'] extends Record<Form, infer Schema>
      ? Schema
      : never;
  };
}

/** The response schemas of fields, for `z.object`. */
export function carOutputs<Field extends CarField>(fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, carFields[field].output])) as {
    [F in Field]: (typeof carFields)[F]['output'];
  };
}
