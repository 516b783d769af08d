import * as z from 'zod';
import { messages } from '../messages.js';
import { cleanText } from './clean-text.js';
import { plainFigure } from './plain-forms.js';
import { isStorableText } from './storable-text.js';

/** Clean, storable text of at most `maxLength` UTF-16 code units (`cleanText`). */
export function boundedText(maxLength: number) {
  return z
    .string(messages.request.expectedText)
    .refine(isStorableText, messages.request.text)
    .overwrite(cleanText)
    .max(maxLength, messages.request.tooLong(maxLength));
}

/** Like `boundedText`, but not blank; `required` is the message for a blank one. */
export function requiredText(maxLength: number, required: string) {
  return z
    .string(required)
    .refine(isStorableText, messages.request.text)
    .overwrite(cleanText)
    .max(maxLength, messages.request.tooLong(maxLength))
    .min(1, required);
}

/** Optional text: absent, null and blank become null. */
export function optionalText(maxLength: number) {
  return boundedText(maxLength)
    .nullish()
    .transform((text) => (text ? text : null));
}

/** A figure as typed or as a number, in plain characters; `error` is the message for values of other types. */
export function figureText(error: string | { readonly error: z.core.$ZodErrorMap }) {
  return z.union([z.number().transform(String), z.string().overwrite(plainFigure).trim()], error);
}
