import { DAY_MS } from '../limits.js';

/** Validity of a confirmation link. */
export const NEWSLETTER_CONFIRM_MS = 7 * DAY_MS;
/** Pause before another confirmation mail to an address; doubles with each mail, to prevent flooding an address. */
export const NEWSLETTER_MAIL_PAUSE_MS = 5 * 60_000;
/** The longest of those pauses. */
export const NEWSLETTER_MAIL_PAUSE_MAX_MS = 24 * 60 * 60_000;
/** Minimum duration of a signup call, so that timing does not reveal who is subscribed. */
export const NEWSLETTER_SIGNUP_PACE_MS = 150;
/** Days until an unconfirmed address is deleted. */
export const NEWSLETTER_UNCONFIRMED_DAYS = 30;
/** Maximum mails shown in the outbox. */
export const OUTBOX_MAX_MAILS = 200;
/** Maximum attempts to send a mail; with the pauses below about a day. */
export const MAIL_TRIES_MAX = 12;
/** Pause before the second attempt; doubles with each. */
export const MAIL_RETRY_FIRST_MS = 60_000;
/** The longest of those pauses. */
export const MAIL_RETRY_MAX_MS = 6 * 60 * 60_000;
/** Time-out of a mail server without activity. */
export const MAIL_TIMEOUT_MS = 10_000;
