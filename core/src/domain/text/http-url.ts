import * as z from 'zod';
import { URL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';

/** An address on the web: http or https, nothing that a browser would run. */
export const httpUrlSchema = z
  .string(messages.request.expectedText)
  .trim()
  .max(URL_MAX_LENGTH, messages.request.tooLong(URL_MAX_LENGTH))
  .pipe(z.url({ protocol: /^https?$/, error: messages.request.httpUrl }));

/** Whether a text is an address on the web that may become a link. */
export function isHttpUrl(text: string): boolean {
  return httpUrlSchema.safeParse(text).success;
}
