import * as z from 'zod';
import { describeBody, EXAMPLE_ID, EXAMPLE_PICTURE } from '../describe-body.js';
import { imageDataUrlSchema, optionalImageSchema } from '../images/image-schemas.js';
import { approvalCategoriesSchema, categoriesSchema } from '../leaderboard/category-schema.js';
import {
  DESCRIPTION_MAX_LENGTH,
  FACTORY_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  REASON_MAX_LENGTH,
} from '../limits.js';
import { messages } from '../messages.js';
import { boundedText, optionalText, requiredText } from '../text/text.js';
import { CAR_STATUSES } from './car.js';
import { drivetrainSchema } from './drivetrain-schema.js';
import { elapsedTimeSchema } from './elapsed-time-schema.js';
import { FACTORY_FIELDS, type FactoryField } from './factory-fields.js';
import { phoneSchema } from './phone-schema.js';

const name = requiredText(NAME_MAX_LENGTH, messages.car.nameRequired);
const owner = requiredText(NAME_MAX_LENGTH, messages.car.ownerRequired);
const description = optionalText(DESCRIPTION_MAX_LENGTH);
const optionalTime = emptyAsNull(elapsedTimeSchema);
const optionalPhone = emptyAsNull(phoneSchema);

/** A car's id as it is sent; whether it matches anything is for the server to say (404). */
export const carIdTextSchema = z.string(messages.car.required);

/** What the public form sends: `POST /api/cars/submit` without a token. */
export const carSubmissionSchema = describeBody(
  'CarSubmission',
  z.object({
    name,
    owner,
    cellphone: phoneSchema,
    time: elapsedTimeSchema,
    worldFacts: optionalTime,
    drivetrain: drivetrainSchema,
    description,
    requestedCategories: categoriesSchema.default([]),
    image: imageDataUrlSchema,
    proofImage: imageDataUrlSchema,
  }),
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

/** What the administrator's form sends: `POST /api/cars/submit` with a token. Owner or name is enough. */
export const adminCarSubmissionSchema = describeBody(
  'AdminCarSubmission',
  z
    .object({
      name: boundedText(NAME_MAX_LENGTH).nullish(),
      owner: boundedText(NAME_MAX_LENGTH).nullish(),
      cellphone: optionalPhone,
      time: elapsedTimeSchema,
      worldFacts: optionalTime,
      drivetrain: drivetrainSchema,
      description,
      requestedCategories: categoriesSchema.default([]),
      image: optionalImageSchema,
      proofImage: optionalImageSchema,
    })
    .refine((car) => Boolean(car.name || car.owner), { message: messages.car.nameRequired, path: ['name'] }),
  { name: 'Nissan GT-R', owner: 'Sipho', time: '10.9', drivetrain: 'AWD' },
);
export type AdminCarSubmission = z.input<typeof adminCarSubmissionSchema>;

/** The answer to a submission. */
export const submissionReceiptSchema = z
  .object({ _id: z.string(), status: z.enum(CAR_STATUSES) })
  .meta({ id: 'SubmissionReceipt' });
export type SubmissionReceipt = z.infer<typeof submissionReceiptSchema>;

/** A decision about a pending car: approve into at least one category, or reject with an optional reason. */
export const carReviewSchema = describeBody(
  'CarReview',
  z.discriminatedUnion(
    'action',
    [
      z.object({
        carId: carIdTextSchema,
        action: z.literal('approve'),
        categories: approvalCategoriesSchema,
      }),
      z.object({
        carId: carIdTextSchema,
        action: z.literal('reject'),
        reason: optionalText(REASON_MAX_LENGTH),
      }),
    ],
    messages.review.actionRequired,
  ),
  { carId: EXAMPLE_ID, action: 'approve', categories: ['Our Drag Races', 'Votes by Viewers'] },
);
export type CarReview = z.input<typeof carReviewSchema>;

/**
 * An edit of a car. An absent name or description stays, an empty or null description clears it. Phone and
 * time may be empty here; `missingInUpdate` says whether this car may go without.
 */
export const carUpdateSchema = describeBody(
  'CarUpdate',
  z.object({
    carId: carIdTextSchema,
    owner,
    cellphone: optionalPhone,
    time: optionalTime,
    drivetrain: drivetrainSchema,
    description: boundedText(DESCRIPTION_MAX_LENGTH).nullish(),
    name: name.optional(),
  }),
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

const factoryText = boundedText(FACTORY_TEXT_MAX_LENGTH).nullish();
const factoryShape = Object.fromEntries(FACTORY_FIELDS.map((field) => [field, factoryText])) as Record<
  FactoryField,
  typeof factoryText
>;

/** Factory figures of a car: absent ones stay as they are, an empty text or null clears one. */
export const factorySpecsUpdateSchema = describeBody(
  'FactorySpecsUpdate',
  z.object({ carId: carIdTextSchema, ...factoryShape }),
  { carId: EXAMPLE_ID, factoryPower: '213 kW', factoryYear: '2019' },
);
export type FactorySpecsUpdate = z.input<typeof factorySpecsUpdateSchema>;

/** Names a car: the one to delete, or to take back into the review queue. */
export const carIdSchema = describeBody('CarId', z.object({ carId: carIdTextSchema }), { carId: EXAMPLE_ID });

/** Text of a schema, where absent, null and empty read as null. */
function emptyAsNull<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .string(messages.request.expectedText)
    .nullish()
    .transform((text) => (text ? text : null))
    .pipe(schema.nullable());
}
