import * as z from 'zod';
import { DEFAULT_WORLD_FACTS_SOURCE } from '../cars/world-facts-record.js';
import { seenSchema } from '../changes/seen.js';
import { isUndoSchema } from '../changes/undo.js';
import { describeBody, EXAMPLE_ID } from '../describe-body.js';
import { NAME_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { figureText, optionalText } from '../text/text.js';

const WORLD_FACTS_PATTERN = /^\d{1,6}(\.\d{1,3})?$/;

/** Whether a text is a World Facts time: seconds of 0 or more, with up to three decimals. */
export function isWorldFactsTime(text: string): boolean {
  return WORLD_FACTS_PATTERN.test(text);
}

/** A World Facts time in seconds, as a number or as text; the digits of a text are not changed. */
export const worldFactsTimeSchema = figureText({
  error: ({ input }) =>
    (input ?? null) === null ? messages.request.fieldsRequired : messages.car.worldFactsTime,
}).refine(isWorldFactsTime, messages.car.worldFactsTime);

/** Source of a World Facts time; absent, null or empty becomes the default. */
export const worldFactsSourceSchema = optionalText(NAME_MAX_LENGTH).transform(
  (source) => source ?? DEFAULT_WORLD_FACTS_SOURCE,
);

/**
 * Sets a car's World Facts time: `PUT /api/cars/update-world-facts`. Null clears time or source in an undo of the change
 * that added them.
 */
export const worldFactsUpdateSchema = describeBody(
  'WorldFactsUpdate',
  z
    .object({
      carId: z.string(messages.request.fieldsRequired),
      worldFacts: worldFactsTimeSchema.nullable(),
      source: optionalText(NAME_MAX_LENGTH),
      isUndo: isUndoSchema,
      _seen: seenSchema,
    })
    .refine(({ worldFacts, isUndo }) => worldFacts !== null || isUndo === true, {
      path: ['worldFacts'],
      message: messages.request.fieldsRequired,
    })
    .transform(({ source, ...facts }) => ({
      ...facts,
      source: facts.isUndo ? source : (source ?? DEFAULT_WORLD_FACTS_SOURCE),
    })),
  { carId: EXAMPLE_ID, worldFacts: 9.8 },
);
export type WorldFactsUpdate = z.input<typeof worldFactsUpdateSchema>;
