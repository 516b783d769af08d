import { DAY_MS } from '../limits.js';

/** How long the link of a confirmation mail works. */
export const NEWSLETTER_CONFIRM_MS = 7 * DAY_MS;
/**
 * An address that asks again gets no second confirmation mail for this long; the pause doubles with each
 * mail, so that nobody can flood a stranger.
 */
export const NEWSLETTER_MAIL_PAUSE_MS = 5 * 60_000;
/** The longest of those pauses. */
export const NEWSLETTER_MAIL_PAUSE_MAX_MS = 24 * 60 * 60_000;
/** A signup is answered no sooner than this, so that its time does not tell who is subscribed. */
export const NEWSLETTER_SIGNUP_PACE_MS = 150;
/** An address that was never confirmed goes after this many days. */
export const NEWSLETTER_UNCONFIRMED_DAYS = 30;
/** Most mails that the outbox shows. */
export const OUTBOX_MAX_MAILS = 200;
/** How often a mail is tried before it is given up. With the pauses below that takes about a day. */
export const MAIL_TRIES_MAX = 12;
/** Pause before the second try; it doubles with each. */
export const MAIL_RETRY_FIRST_MS = 60_000;
/** The longest of those pauses. */
export const MAIL_RETRY_MAX_MS = 6 * 60 * 60_000;
/** A mail server that says nothing for this long is away. */
export const MAIL_SILENCE_MS = 10_000;
