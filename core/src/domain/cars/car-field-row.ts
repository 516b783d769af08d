import * as z from 'zod';
import { messages } from '../messages.js';
import { plainFigure } from '../text/plain-forms.js';
import { figureText } from '../text/text.js';
import { DRIVETRAINS } from './drivetrain.js';
import { isPhone, plainPhone } from './phone.js';
import { elapsedTimeProblem, isTrapSpeed } from './run-figure-rules.js';

/**
 * The form that sets a field: a visitor's submission, the administrator's forms for a new and for an existing car,
 * the review, or the forms for World Facts times and factory figures.
 */
export type CarForm = 'submission' | 'addition' | 'update' | 'review' | 'worldFacts' | 'factorySpecs';

/** A field's row in the field table. */
export interface CarFieldRow {
  /**
   * How it is entered: text, a number, a choice or a picture; `fact` is an optional fact of the run with an input of its
   * own (`runFactInputs`), `evidence` is evidence of the run (`evidenceInputs`), `decision` is set by a decision or by the server.
   */
  readonly kind: 'text' | 'figure' | 'fact' | 'evidence' | 'choice' | 'picture' | 'decision';
  /** Its schema in responses. */
  readonly output: z.ZodType;
  /** Its schema in the payload of each form that sets it. */
  readonly input: Readonly<Partial<Record<CarForm, z.ZodType>>>;
  /** The forms that require it; `update-where-set`: an edit must not clear it. */
  readonly requiredIn: readonly (CarForm | 'update-where-set')[];
  readonly visibleTo: 'everybody' | 'administrator' | 'nobody';
  /** Whether activity records contain it. */
  readonly isAudited: boolean;
  /** Whether it is erased from approved cars when their owner's data is erased; exports contain every field. */
  readonly isPersonal: boolean;
  /** Whether it describes the car, so that all its approved runs have the same value; absent: one run. */
  readonly isIdentity?: true;
  /** Label in forms, if one has an input for it. */
  readonly label?: string;
  /** Label in activity records, if they contain it. */
  readonly recordLabel?: string;
}

/** Public on the leaderboard and in activity records, and not personal. */
export const publicFact = { visibleTo: 'everybody', isAudited: true, isPersonal: false } as const;
/** Public on the leaderboard until the owner's data is erased. */
export const publicPersonal = { ...publicFact, isPersonal: true } as const;
/** Set by the server or by a decision. */
export const decided = {
  kind: 'decision',
  visibleTo: 'administrator',
  isPersonal: false,
  requiredIn: [],
} as const;

/** A drivetrain. */
export const drivetrainSchema = z.enum(DRIVETRAINS, messages.car.drivetrainRequired);

/** Seconds as text in the form "X.X", in plain digits. */
export const elapsedTimeSchema = z
  .string(messages.car.timeFormat)
  .overwrite(plainFigure)
  .superRefine((text, context) => {
    const problem = elapsedTimeProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** A phone number as typed (`plainPhone`). */
export const phoneSchema = z
  .string(messages.car.phoneInvalid)
  .overwrite(plainPhone)
  .refine(isPhone, messages.car.phoneInvalid);

/** An elapsed time, or null if absent, null or empty. */
export const optionalTimeSchema = emptyAsNull(elapsedTimeSchema);

/** A phone number, or null if absent, null or empty. */
export const optionalPhoneSchema = emptyAsNull(phoneSchema);

/** A trap speed in km/h in an edit, as a number or as text: absent is unchanged, null or empty clears it. */
export const trapSpeedEditSchema = figureText(messages.car.trapSpeed)
  .refine((text) => text === '' || isTrapSpeed(text), messages.car.trapSpeed)
  .transform((text) => (text === '' ? null : Number(text)))
  .nullish();

/** A trap speed in km/h, or null if absent, null or empty. */
export const optionalTrapSpeedSchema = trapSpeedEditSchema.transform((speed) => speed ?? null);

function emptyAsNull<Schema extends z.ZodType<string, string>>(schema: Schema) {
  return z
    .string(messages.request.expectedText)
    .nullish()
    .transform((text) => (text ? text : null))
    .pipe(schema.nullable());
}
