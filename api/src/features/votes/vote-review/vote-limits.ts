/** Quarters of an hour in the view of an entry's votes: 48 hours. */
export const VOTE_HISTORY_QUARTERS = 192;
/** Days in the view of an entry's votes. */
export const VOTE_HISTORY_DAYS = 30;
/** How far ahead the end of a window may be, so that a mistyped year does not discount votes for ever. */
export const SET_ASIDE_AHEAD_MAX_MS = 24 * 60 * 60_000;
/** Windows of an entry shown with its votes, the latest first. */
export const SET_ASIDE_WINDOWS_MAX = 20;

/** Period whose votes are usual: a week, so that each day of the week counts once. */
export const BURST_USUAL_PERIOD_MS = 7 * 24 * 60 * 60_000;
/** Fewer votes in a quarter of an hour are never a burst. */
export const BURST_FLOOR = 30;
/** A burst has at least this many times the expected votes. */
export const BURST_FACTOR = 4;
/** Bursts of an entry that are at most this far apart are one, with one alert. */
export const BURST_GAP_MS = 60 * 60_000;
