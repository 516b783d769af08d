/** After this time without a message a page opens its connection again. */
export const LIVE_SILENCE_MS = 60_000;
/** How often an open board without a connection loads its list. */
export const LIVE_POLL_MS = 60_000;
/** A page loads its list this long after it was connected, at random: longer than a cached list may miss votes. */
export const LIVE_LOAD_MIN_MS = 500;
export const LIVE_LOAD_MAX_MS = 2500;
/** A pause from one opening of the board to the next that makes it another visit. */
export const VISIT_PAUSE_MS = 30 * 60_000;
