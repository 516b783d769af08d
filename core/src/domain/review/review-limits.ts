/** Time to undo a decision about a car before it is sent, ms. */
export const UNDO_MS = 8000;
/** Maximum time that a logout waits for unsent decisions, ms. */
export const LAST_DECISIONS_MS = 3000;
