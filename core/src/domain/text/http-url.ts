import * as z from 'zod';
import { URL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { cleanText } from './clean-text.js';
import { plainForms } from './plain-forms.js';
import { isStorableText } from './storable-text.js';

/** Scheme and host, also in full-width characters. */
const ORIGIN = /^[^/／]{1,10}[/／]{2}[^/／?？#＃]*/u;

/** A URL as pasted, without line breaks and what nobody sees, and with plain characters up to its path. */
export function plainUrl(text: string): string {
  return cleanText(text.replace(/[\t\n\r]/g, '')).replace(ORIGIN, plainForms);
}

/**
 * An http or https URL of at most `maxLength` UTF-16 code units, safe as a link; `invalid` is the message for other
 * texts.
 */
export function httpUrl(maxLength: number, invalid: string, notText = invalid) {
  return z
    .string(notText)
    .refine(isStorableText, invalid)
    .overwrite(plainUrl)
    .max(maxLength, messages.request.tooLong(maxLength))
    .pipe(z.url({ protocol: /^https?$/, error: invalid }));
}

/** An http or https URL, safe as a link. */
export const httpUrlSchema = httpUrl(URL_MAX_LENGTH, messages.request.httpUrl, messages.request.expectedText);
