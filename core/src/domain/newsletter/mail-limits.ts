import { DAY_MS } from '../limits.js';

/** Validity of a confirmation link. */
export const NEWSLETTER_CONFIRM_MS = 7 * DAY_MS;
