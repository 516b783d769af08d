/** Length of the intervals by which votes are watched, ms. */
export const VOTE_QUARTER_MS = 15 * 60_000;
