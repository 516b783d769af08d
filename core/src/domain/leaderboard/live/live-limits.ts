/** Shortest time between two messages to the listeners of the leaderboard. Changes within it share one. */
export const LIVE_PACE_MS = 1000;
/** Each listener adds so much to that time, so that writing to thousands takes a bounded share of a node: 2 s for 5,000. */
export const LIVE_PACE_PER_LISTENER_MS = 0.4;
/** Interval of heartbeats to the listeners of the leaderboard. */
export const LIVE_HEARTBEAT_MS = 25_000;
/** After this time without a message a page opens its connection again. */
export const LIVE_SILENCE_MS = 60_000;
/** How often an open board without a connection loads its list. */
export const LIVE_POLL_MS = 60_000;
/** Browsers reconnect after a random time between these two, so that a restart is not followed by a throng. */
export const LIVE_RETRY_MIN_MS = 2000;
export const LIVE_RETRY_MAX_MS = 8000;
/** Mean lifetime of a connection; a fifth more or less at random, so that nodes balance. */
export const LIVE_CONNECTION_MS = 30 * 60_000;
/** Listeners of one network: many phones share the address of a carrier. */
export const LIVE_LISTENERS_PER_NETWORK = 1000;
/** A listener with more unsent bytes is disconnected. */
export const LIVE_BACKLOG_MAX_BYTES = 64 * 1024;
/** Entries in one message; for more, listeners load the list. */
export const LIVE_ENTRIES_MAX = 50;
/** Counts of votes in one message; for more, listeners load the list. */
export const LIVE_VOTES_MAX = 500;
/** `Retry-After` when there is no room for another listener, seconds. */
export const LIVE_RETRY_AFTER_S = 60;
/** A page loads its list this long after it was connected, at random: longer than a cached list may miss votes. */
export const LIVE_LOAD_MIN_MS = 500;
export const LIVE_LOAD_MAX_MS = 2500;
/** A pause from one opening of the board to the next that makes it another visit. */
export const VISIT_PAUSE_MS = 30 * 60_000;
