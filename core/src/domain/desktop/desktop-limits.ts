/** Pause before the first probe of an unreachable site; doubles with each probe. */
export const DESKTOP_PROBE_FIRST_MS = 1000;
/** The longest of those pauses. */
export const DESKTOP_PROBE_MAX_MS = 30_000;
/** Polling interval of the system's idle time. */
export const DESKTOP_IDLE_POLL_MS = 5000;
/** Minimum interval for writing the last activity to disk. */
export const DESKTOP_ACTIVITY_SAVE_MS = 30_000;
/** Uploads above this size show progress. */
export const DESKTOP_UPLOAD_METERED_BYTES = 64 * 1024;
/** Polling interval of the upload progress. */
export const DESKTOP_UPLOAD_POLL_MS = 200;
/** Maximum redirects when a site's address is checked. */
export const DESKTOP_REDIRECTS_MAX = 5;
/** Maximum number of lists cached for offline use. */
export const DESKTOP_CACHED_RESPONSES_MAX = 60;
/** Delay for writing cached lists to disk in one batch. */
export const DESKTOP_RESPONSES_SAVE_MS = 2000;
/** Maximum time that quitting waits for pending work. */
export const DESKTOP_QUIT_WAIT_MS = 3000;
/** Maximum number of queued decisions. */
export const DESKTOP_QUEUE_MAX = 1000;
/** Interval of update checks: 6 hours. */
export const DESKTOP_UPDATE_PERIOD_MS = 6 * 60 * 60 * 1000;
/** Submissions within this time share a notification. */
export const DESKTOP_ARRIVALS_GATHER_MS = 5000;
/** Maximum number of submissions listed in a notification. */
export const DESKTOP_ARRIVALS_NAMED_MAX = 5;
/** Maximum wait for the system's tray when started at login. */
export const DESKTOP_TRAY_WAIT_MS = 15_000;
/** Polling interval meanwhile. */
export const DESKTOP_TRAY_POLL_MS = 1000;
/** Time-out for fetching a submission's categories for the buttons of its notification. */
export const DESKTOP_CATEGORIES_WAIT_MS = 3000;
/** Time-out for detecting the tray. */
export const DESKTOP_TRAY_ANSWER_MS = 2000;
/**
 * Maximum time between approving in a notification and the approval in the queue, a login included; after that the
 * submission is only opened.
 */
export const DESKTOP_APPROVE_WITHIN_MS = 2 * 60 * 1000;
/** Wrong passwords in a row before a locked app pauses. */
export const DESKTOP_UNLOCK_TRIES_MAX = 5;
/** The first of those pauses; doubles with each further wrong password. */
export const DESKTOP_UNLOCK_PAUSE_FIRST_MS = 30_000;
/** The longest of those pauses: 15 minutes. */
export const DESKTOP_UNLOCK_PAUSE_MAX_MS = 15 * 60 * 1000;
/** Cost of the offline password hash: N of scrypt (RFC 7914), with r = 8 and p = 1. */
export const DESKTOP_UNLOCK_SCRYPT_COST = 2 ** 15;
/** Memory limit for this cost, bytes: 128 * N * r with a margin. */
export const DESKTOP_UNLOCK_SCRYPT_MEMORY_BYTES = 64 * 1024 * 1024;
/** Length of that hash and of its salt, bytes. */
export const DESKTOP_UNLOCK_HASH_BYTES = 32;
/** Maximum size of a log file; a larger one is rotated. */
export const DESKTOP_LOG_FILE_BYTES = 1024 * 1024;
/** Maximum number of log files, the current one included. */
export const DESKTOP_LOG_FILES_MAX = 3;
/** Maximum length of a value in a log line, characters. */
export const DESKTOP_LOG_VALUE_MAX = 1000;
/** Number of log lines in the diagnostics. */
export const DESKTOP_DIAGNOSTICS_LOG_LINES = 50;
/** Debounce for copying open work to the main process. */
export const DESKTOP_OPEN_WORK_SAVE_MS = 300;
/** After a second crash within this time the app asks before it reloads: one minute. */
export const DESKTOP_CRASH_WINDOW_MS = 60_000;
/** Maximum bytes of cached pictures on disk. */
export const DESKTOP_PICTURES_MAX_BYTES = 200 * 1024 * 1024;
/** Maximum size of one cached picture, bytes. */
export const DESKTOP_PICTURE_MAX_BYTES = 4 * 1024 * 1024;
/** Width of cached pictures: a car's details at 2x density. */
export const DESKTOP_PICTURE_WIDTH_PX = 1280;
/** Concurrent downloads of such pictures. */
export const DESKTOP_PICTURES_AT_ONCE = 2;
/** Time-out of a download; it is retried with the next list. */
export const DESKTOP_PICTURE_TIMEOUT_MS = 30_000;
/** Wait for the site's picture before the cached one is shown. */
export const DESKTOP_PICTURE_WAIT_MS = 4000;
/** Queued decisions listed before the list collapses to a count. */
export const DESKTOP_QUEUE_LISTED = 2;
/** Rejected decisions listed before the list collapses to a count. */
export const DESKTOP_REFUSED_LISTED = 2;
/** Pages of the activity list searched for a reviewer. */
export const DESKTOP_ACTIVITY_PAGES = 5;
