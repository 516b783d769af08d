import * as z from 'zod';
import { messages } from '../messages.js';

/** Whether text can be stored: PostgreSQL takes no NUL, UTF-8 no lone surrogates. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Any storable text of at most `maxLength` UTF-16 code units; surrounding space is dropped. */
export function boundedText(maxLength: number) {
  return z
    .string(messages.request.expectedText)
    .max(maxLength, messages.request.tooLong(maxLength))
    .refine(isStorableText, messages.request.text)
    .trim();
}

/** Like `boundedText`, and not empty once trimmed; `required` is the sentence for an empty one. */
export function requiredText(maxLength: number, required: string) {
  return z
    .string(required)
    .max(maxLength, messages.request.tooLong(maxLength))
    .refine(isStorableText, messages.request.text)
    .trim()
    .min(1, required);
}

/** Text that may be absent, null or empty, all of which read as null. */
export function optionalText(maxLength: number) {
  return boundedText(maxLength)
    .nullish()
    .transform((text) => (text ? text : null));
}
