import * as z from 'zod';
import { messages } from '../messages.js';

/** For how long a change of a car can be undone by its records; so long former pictures are stored. Minutes. */
export const CAR_UNDO_MINUTES = 60;

/**
 * Whether a request undoes a recent change: a value that an edit must not clear may be cleared if it was absent before
 * the change.
 */
export const isUndoSchema = z.boolean(messages.request.expectedYesNo).optional();
