import * as z from 'zod';
import { carFieldsOf } from '../car-records/car-field-lists.js';
import { carIdTextSchema, carInputs, carOutputs } from '../car-records/car-payloads.js';
import { CATEGORIES } from '../cars/category.js';
import { seenVersionSchema } from '../changes/seen.js';
import { describeBody, EXAMPLE_ID, EXAMPLE_PICTURE } from '../describe-body.js';
import { REASON_MAX_LENGTH } from '../limits.js';
import { runFactInputs } from '../runs/run-fact-schemas.js';
import { type FactOfOneRun, isFactOfOneRun, RUN_FACTS } from '../runs/run-facts.js';
import { emailSchema } from '../text/email-schema.js';
import { requiredText } from '../text/text.js';
import { submissionMessages } from './submission-messages.js';
import { SUBMISSION_STATES } from './submission-states.js';

const { cellphone: _, ...sent } = carOutputs(carFieldsOf('submission'));

/** Where an approved car stands. */
export const submissionPlaceSchema = z
  .object({
    category: z.enum(CATEGORIES),
    /** 1 is first; entries with equal times share a place. */
    place: z.int(),
    /** Entries of the category. */
    of: z.int(),
    entryId: z.string(),
  })
  .meta({ id: 'SubmissionPlace' });
export type SubmissionPlace = z.infer<typeof submissionPlaceSchema>;

/** A submission as its driver sees it, by its code. */
export const submissionStatusSchema = z
  .object({
    state: z.enum(SUBMISSION_STATES),
    /** Id of the car; null when removed. */
    carId: z.string().nullable().optional(),
    /** When it was sent, ISO 8601. */
    sentAt: z.string(),
    /** When it was decided or withdrawn, ISO 8601; null before that. */
    decidedAt: z.string().nullable(),
    /** Place in the queue (1 is next) and the usual wait in seconds; null unless it is pending. */
    queue: z.object({ place: z.int(), usualWaitSeconds: z.number().nullable() }).nullable(),
    /** The reviewer's question or the reason of the rejection. */
    reason: z.string().nullable(),
    /** Whether it may be changed and sent (again). */
    mayRevise: z.boolean(),
    /** What was sent; null when removed. Pictures are signed links that expire. */
    car: z.object(sent).nullable(),
    /** The end of the phone number, such as "…67"; null without one. */
    phoneHint: z.string().nullable(),
    /** Whether decisions go to an e-mail address. */
    hasEmail: z.boolean(),
    /** Where it stands, in the order of the categories; empty unless approved. */
    places: z.array(submissionPlaceSchema),
    /** Pictures whose files could not be deleted yet; only in the response to erasing, absent when none is left. */
    picturesLeft: z.int().positive().optional(),
  })
  .meta({ id: 'SubmissionStatus' });
export type SubmissionStatus = z.infer<typeof submissionStatusSchema>;

/** Changes to a submission: an absent field is unchanged, an empty optional one is cleared. */
export const submissionRevisionSchema = describeBody(
  'SubmissionRevision',
  z.object({ ...absentAsUnchanged(carInputs('submission')), email: emailSchema.optional() }),
  { time: '11.62', proofImage: EXAMPLE_PICTURE },
);
export type SubmissionRevision = z.input<typeof submissionRevisionSchema>;

const { time, trapSpeed, description, proofImage } = carInputs('submission');
const factsOfRun = RUN_FACTS.filter(isFactOfOneRun);
const facts = Object.fromEntries(factsOfRun.map((fact) => [fact, runFactInputs[fact].submission])) as {
  [Fact in FactOfOneRun]: (typeof runFactInputs)[Fact]['submission'];
};

/** A new run of a submitted car: everything else is taken from the earlier submission. */
export const newTimeSchema = describeBody(
  'NewTime',
  z.object({ time, trapSpeed, ...facts, description, proofImage }),
  {
    time: '11.4',
    trapSpeed: 196.2,
    proofImage: EXAMPLE_PICTURE,
  },
);
export type NewTime = z.input<typeof newTimeSchema>;

/** A reviewer's question about a pending car. */
export const informationRequestSchema = describeBody(
  'InformationRequest',
  z.object({
    carId: carIdTextSchema,
    reason: requiredText(REASON_MAX_LENGTH, submissionMessages.questionRequired),
    version: seenVersionSchema,
  }),
  { carId: EXAMPLE_ID, reason: 'The proof of time cannot be read.' },
);
export type InformationRequest = z.input<typeof informationRequestSchema>;

/** The message of the field's own schema, without which a union says that its input is invalid. */
function messageOfSchema({ errors }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidUnion>): string | undefined {
  return errors?.at(-1)?.[0]?.message;
}

/** The schemas of a form's fields, of which an absent one gives `undefined` instead of its default. */
function absentAsUnchanged<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => [
      field,
      z.union([z.undefined(), schema], { error: messageOfSchema }).optional(),
    ]),
  ) as { [F in keyof Shape]: z.ZodOptional<z.ZodUnion<[z.ZodUndefined, Shape[F]]>> };
}
