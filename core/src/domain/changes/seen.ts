import * as z from 'zod';
import { requestMessages } from '../request-messages.js';

/**
 * Fields of what an edit changes, as its caller last read them; null for a missing one. The edit is refused with
 * `changed_meanwhile` if it would overwrite another value of them. Absent: nothing is compared.
 */
export const seenSchema = z.record(z.string(), z.unknown(), requestMessages.invalid).optional();
export type Seen = z.infer<typeof seenSchema>;

/** The `version` of a pending car that a decision is about; another one is refused. Absent: any. */
export const seenVersionSchema = z.string(requestMessages.expectedText).optional();
