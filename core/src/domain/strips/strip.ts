import * as z from 'zod';
import { seenSchema } from '../changes/seen.js';
import { describeBody } from '../describe-body.js';
import { NAME_MAX_LENGTH } from '../limits.js';
import { figureText, requiredText } from '../text/text.js';
import type { RunStrip } from './run-strip.js';
import { STRIP_ALTITUDE_MAX_M, STRIP_ALTITUDE_MIN_M } from './strip-limits.js';
import { stripMessages as text } from './strip-messages.js';

const stripFields = {
  _id: z.string(),
  name: z.string(),
  place: z.string(),
  altitude: z.number().nullable(),
};

/** A strip on which runs are timed. The altitude is in metres above the sea, null if unknown. */
export const stripSchema = z.object({ ...stripFields, id: z.string() }).meta({ id: 'Strip' });
export type Strip = z.infer<typeof stripSchema>;

/** The strip of a run in responses. */
export const runStripSchema = z.object(stripFields).meta({ id: 'RunStrip' }) satisfies z.ZodType<RunStrip>;

/** Whole metres as a number or as text; null or empty: unknown. */
const altitudeSchema = figureText(text.altitude)
  .refine(isAltitude, text.altitude)
  .transform((metres) => (metres === '' ? null : Number(metres)))
  .nullable();

const fields = {
  name: requiredText(NAME_MAX_LENGTH, text.nameRequired),
  place: requiredText(NAME_MAX_LENGTH, text.placeRequired),
  altitude: altitudeSchema,
};

/** Request to add a strip. */
export const stripAddSchema = describeBody(
  'StripAdd',
  z.object({ ...fields, altitude: altitudeSchema.optional().transform((metres) => metres ?? null) }),
  { name: 'Tarlton', place: 'Krugersdorp', altitude: 1640 },
);
export type StripAdd = z.input<typeof stripAddSchema>;

/** Changes to a strip: any fields. */
export const stripUpdateSchema = describeBody(
  'StripUpdate',
  z.object(fields).partial().extend({ _seen: seenSchema }),
  {
    altitude: 1640,
  },
);
export type StripUpdate = z.input<typeof stripUpdateSchema>;

/** Display order: by name. */
export function compareStrips(a: Pick<Strip, 'name'>, b: Pick<Strip, 'name'>): number {
  return a.name.localeCompare(b.name, 'en');
}

function isAltitude(typed: string): boolean {
  if (typed === '') return true;
  const metres = Number(typed);
  return /^-?\d{1,4}$/.test(typed) && metres >= STRIP_ALTITUDE_MIN_M && metres <= STRIP_ALTITUDE_MAX_M;
}
