import * as z from 'zod';
import { messages } from '../messages.js';
import { isStorableText } from './storable-text.js';

/** Trimmed, storable text of at most `maxLength` UTF-16 code units. */
export function boundedText(maxLength: number) {
  return z
    .string(messages.request.expectedText)
    .max(maxLength, messages.request.tooLong(maxLength))
    .refine(isStorableText, messages.request.text)
    .trim();
}

/** Like `boundedText`, but not blank; `required` is the message for a blank one. */
export function requiredText(maxLength: number, required: string) {
  return z
    .string(required)
    .max(maxLength, messages.request.tooLong(maxLength))
    .refine(isStorableText, messages.request.text)
    .trim()
    .min(1, required);
}

/** Optional text: absent, null and blank become null. */
export function optionalText(maxLength: number) {
  return boundedText(maxLength)
    .nullish()
    .transform((text) => (text ? text : null));
}
