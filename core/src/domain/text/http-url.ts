import * as z from 'zod';
import { URL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';

/** An http or https URL, safe as a link. */
export const httpUrlSchema = z
  .string(messages.request.expectedText)
  .trim()
  .max(URL_MAX_LENGTH, messages.request.tooLong(URL_MAX_LENGTH))
  .pipe(z.url({ protocol: /^https?$/, error: messages.request.httpUrl }));

/** Whether a text is an http or https URL. */
export function isHttpUrl(text: string): boolean {
  return httpUrlSchema.safeParse(text).success;
}
