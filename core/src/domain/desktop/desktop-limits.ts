/** Most sites that the desktop app keeps. */
export const DESK_SITES_MAX = 20;
/** Pause before the desktop app asks a silent site for the first time; it doubles with each. */
export const DESK_PROBE_FIRST_MS = 1000;
/** The longest of those pauses. */
export const DESK_PROBE_MAX_MS = 30_000;
/** The desktop app looks at the system's idle time this often. */
export const DESK_IDLE_POLL_MS = 5000;
/** The last activity is written down at most this often, for the next start of the desktop app. */
export const DESK_ACTIVITY_SAVE_MS = 30_000;
/** The desktop app shows the progress of bodies above this size. */
export const DESK_UPLOAD_METERED_BYTES = 64 * 1024;
/** It looks this often how much of such a body has left. */
export const DESK_UPLOAD_POLL_MS = 200;
/** An address may redirect this often before the desktop app takes it for no site. */
export const DESK_REDIRECTS_MAX = 5;
/** Most lists that the desktop app keeps for when the site cannot be reached. */
export const DESK_KEPT_ANSWERS_MAX = 60;
/** Lists that were loaded are written to disk this much later, together. */
export const DESK_ANSWERS_SAVE_MS = 2000;
/** Quitting waits at most this long for what is under way. */
export const DESK_QUIT_WAIT_MS = 3000;
/** Most decisions that may wait to be sent. */
export const DESK_QUEUE_MAX = 1000;
/** The desktop app looks for a newer version this often while it is open: 6 hours. */
export const DESK_UPDATE_PERIOD_MS = 6 * 60 * 60 * 1000;
