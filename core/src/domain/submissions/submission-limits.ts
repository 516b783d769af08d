/** Bytes of a submission's code: 192 random-looking bits, so that it cannot be guessed. */
export const SUBMISSION_CODE_BYTES = 24;
/** Decisions whose duration gives the usual wait. */
export const USUAL_WAIT_DECISIONS = 30;
