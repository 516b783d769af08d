import * as z from 'zod';
import { EMAIL_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';
import { EMAIL_PATTERN, plainEmail } from './email.js';
import { isStorableText } from './storable-text.js';

/** An e-mail address in its one form (`plainEmail`); it takes what `isEmail` takes. */
export const emailSchema = z
  .string(messages.newsletter.emailInvalid)
  .refine(isStorableText, messages.newsletter.emailInvalid)
  .overwrite(plainEmail)
  .max(EMAIL_MAX_LENGTH, messages.newsletter.emailInvalid)
  .pipe(z.email({ pattern: EMAIL_PATTERN, error: messages.newsletter.emailInvalid }));
