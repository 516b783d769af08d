/** A pause from one opening of the board to the next that makes it another visit. */
export const VISIT_PAUSE_MS = 30 * 60_000;
