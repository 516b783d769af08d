import * as z from 'zod';
import {
  type CarFieldRow,
  decided,
  drivetrainSchema,
  elapsedTimeSchema,
  optionalPhoneSchema,
  optionalTimeSchema,
  optionalTrapSpeedSchema,
  phoneSchema,
  publicFact,
  publicPersonal,
  trapSpeedEditSchema,
} from '../cars/car-field-row.js';
import { CAR_STATUSES } from '../cars/car-status.js';
import { CATEGORIES } from '../cars/category.js';
import { categoriesSchema } from '../cars/category-schema.js';
import { DRIVETRAINS } from '../cars/drivetrain.js';
import { factoryRows } from '../cars/factory-rows.js';
import { evidenceRows } from '../evidence/evidence-rows.js';
import { imageDataUrlSchema, optionalImageSchema } from '../images/image-schemas.js';
import { DESCRIPTION_MAX_LENGTH, NAME_MAX_LENGTH, REASON_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { runFactRows } from '../runs/run-fact-rows.js';
import { runVideoRow } from '../runs/run-video-row.js';
import { boundedText, optionalText, requiredText } from '../text/text.js';
import { worldFactsSourceSchema, worldFactsTimeSchema } from './world-facts.js';

const labels = messages.carLabels;
const text = z.string();
const optional = z.string().nullable();

/**
 * The fields of a car. Payload and response schemas, columns, activity records, personal data, form values and labels
 * are derived from this table, or do not compile if they lack one of its fields (decision 55). The order is that of
 * payloads, responses and records.
 */
export const carFields = {
  name: {
    ...publicFact,
    isIdentity: true,
    kind: 'text',
    output: text,
    input: {
      submission: requiredText(NAME_MAX_LENGTH, messages.car.nameRequired),
      addition: boundedText(NAME_MAX_LENGTH).nullish(),
      update: requiredText(NAME_MAX_LENGTH, messages.car.nameRequired).optional(),
    },
    requiredIn: ['submission', 'addition'],
    label: labels.name,
    recordLabel: 'Name',
  },
  owner: {
    ...publicPersonal,
    isIdentity: true,
    kind: 'text',
    output: text,
    input: {
      submission: requiredText(NAME_MAX_LENGTH, messages.car.ownerRequired),
      addition: boundedText(NAME_MAX_LENGTH).nullish(),
      update: requiredText(NAME_MAX_LENGTH, messages.car.ownerRequired),
    },
    requiredIn: ['submission', 'update'],
    label: labels.owner,
    recordLabel: 'Owner',
  },
  cellphone: {
    ...publicPersonal,
    visibleTo: 'administrator',
    kind: 'text',
    output: optional,
    input: { submission: phoneSchema, addition: optionalPhoneSchema, update: optionalPhoneSchema },
    requiredIn: ['submission', 'update-where-set'],
    label: labels.cellphone,
    recordLabel: 'Phone',
  },
  time: {
    ...publicFact,
    kind: 'figure',
    output: optional,
    input: { submission: elapsedTimeSchema, addition: elapsedTimeSchema, update: optionalTimeSchema },
    requiredIn: ['submission', 'addition', 'update-where-set'],
    label: labels.time,
    recordLabel: 'Time',
  },
  trapSpeed: {
    ...publicFact,
    kind: 'figure',
    output: z.number().nullable(),
    input: {
      submission: optionalTrapSpeedSchema,
      addition: optionalTrapSpeedSchema,
      update: trapSpeedEditSchema,
    },
    requiredIn: [],
    label: labels.trapSpeed,
    recordLabel: 'Trap speed',
  },
  ...runFactRows,
  ...evidenceRows,
  runVideo: runVideoRow,
  worldFacts: {
    ...publicFact,
    kind: 'figure',
    output: optional,
    input: {
      submission: optionalTimeSchema,
      addition: optionalTimeSchema,
      worldFacts: worldFactsTimeSchema,
    },
    requiredIn: ['worldFacts'],
    recordLabel: 'World Facts time',
  },
  worldFactsSource: {
    ...publicFact,
    kind: 'text',
    output: optional,
    input: { worldFacts: worldFactsSourceSchema },
    requiredIn: [],
    recordLabel: 'World Facts source',
  },
  drivetrain: {
    ...publicFact,
    isIdentity: true,
    kind: 'choice',
    output: z.enum(DRIVETRAINS),
    input: { submission: drivetrainSchema, addition: drivetrainSchema, update: drivetrainSchema },
    requiredIn: ['submission', 'addition', 'update'],
    label: labels.drivetrain,
    recordLabel: 'Drivetrain',
  },
  description: {
    ...publicPersonal,
    kind: 'text',
    output: optional,
    input: {
      submission: optionalText(DESCRIPTION_MAX_LENGTH),
      addition: optionalText(DESCRIPTION_MAX_LENGTH),
      update: boundedText(DESCRIPTION_MAX_LENGTH).nullish(),
    },
    requiredIn: [],
    label: labels.description,
    recordLabel: 'Description',
  },
  requestedCategories: {
    kind: 'choice',
    visibleTo: 'administrator',
    isAudited: false,
    isPersonal: false,
    output: z.array(z.enum(CATEGORIES)),
    input: { submission: categoriesSchema.default([]), addition: categoriesSchema.default([]) },
    requiredIn: ['submission', 'addition'],
    label: labels.requestedCategories,
  },
  image: {
    ...publicPersonal,
    kind: 'picture',
    output: optional,
    input: { submission: imageDataUrlSchema, addition: optionalImageSchema },
    requiredIn: ['submission'],
    label: labels.image,
    recordLabel: 'Image',
  },
  proofImage: {
    kind: 'picture',
    visibleTo: 'administrator',
    isAudited: false,
    isPersonal: true,
    output: optional,
    input: { submission: imageDataUrlSchema, addition: optionalImageSchema },
    requiredIn: ['submission'],
    label: labels.proofImage,
  },
  ...factoryRows,
  status: {
    ...decided,
    isAudited: true,
    output: z.enum(CAR_STATUSES),
    input: {},
    recordLabel: 'Status',
  },
  rejectionReason: {
    ...decided,
    isAudited: true,
    output: optional,
    input: { review: optionalText(REASON_MAX_LENGTH) },
    recordLabel: 'Reason of rejection',
  },
  reviewedAt: { ...decided, isAudited: false, output: optional, input: {} },
  createdAt: { ...decided, visibleTo: 'everybody', isAudited: false, output: text, input: {} },
} as const satisfies Record<string, CarFieldRow>;
