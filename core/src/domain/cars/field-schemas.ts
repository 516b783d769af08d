import * as z from 'zod';
import { messages } from '../messages.js';
import { DRIVETRAINS } from './drivetrain.js';
import { elapsedTimeProblem } from './elapsed-time.js';
import { isPhone } from './phone.js';
import { isTrapSpeed } from './run-figures.js';

/** A drivetrain. */
export const drivetrainSchema = z.enum(DRIVETRAINS, messages.car.drivetrainRequired);

/** Seconds as text in the form "X.X"; the digits are not changed. */
export const elapsedTimeSchema = z.string(messages.car.timeFormat).superRefine((text, context) => {
  const problem = elapsedTimeProblem(text);
  if (problem) context.addIssue({ code: 'custom', message: problem });
});

/** A phone number as typed. */
export const phoneSchema = z
  .string(messages.car.phoneInvalid)
  .trim()
  .refine(isPhone, messages.car.phoneInvalid);

/** An elapsed time, or null if absent, null or empty. */
export const optionalTimeSchema = emptyAsNull(elapsedTimeSchema);

/** A phone number, or null if absent, null or empty. */
export const optionalPhoneSchema = emptyAsNull(phoneSchema);

/** A trap speed in km/h in an edit, as a number or as text: absent is unchanged, null or empty clears it. */
export const trapSpeedEditSchema = z
  .union([z.number().transform(String), z.string().trim()], messages.car.trapSpeed)
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
