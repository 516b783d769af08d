import { instantText } from '../dates/instant-text.js';

/** Messages about the time at which something is published. */
export const publishAtMessages = {
  invalid: 'Please enter a date and a time.',
  past: 'Please choose a time that is still to come.',
  published: 'This is on the site already.',
} as const;

/** When something is published: an instant to come. Null or absent: at once; a newsletter stays a draft. */
export const publishAtSchema = instantText(publishAtMessages.invalid).nullable().optional();
