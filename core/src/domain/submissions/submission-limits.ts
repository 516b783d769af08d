/** Bytes of a submission's code: 192 random-looking bits, so that it cannot be guessed. */
export const SUBMISSION_CODE_BYTES = 24;
/** Decisions whose duration gives the usual wait. */
export const USUAL_WAIT_DECISIONS = 30;
/** Time until a mail about a submission is no longer sent: a week. */
export const SUBMISSION_MAIL_MS = 7 * 24 * 60 * 60_000;
