/** Maximum duration of one health check; it is counted in steps, so that a pause of the process counts once. */
export const HEALTH_CHECK_TIMEOUT_MS = 3000;
/** A check that hangs for this long is started again. */
export const HEALTH_CHECK_RESTART_MS = 30_000;
/** How long a health report is reused. */
export const HEALTH_CACHE_MS = 3000;
/** Interval at which the open Health tab is renewed. */
export const HEALTH_REFRESH_MS = 30_000;
/** Interval at which a node checks itself while a dashboard is open, for the mark on the tab. */
export const HEALTH_WATCH_MS = 60_000;
/** Free space of a disk below which the administrator is warned, bytes. */
export const HEALTH_DISK_LOW_BYTES = 2_000_000_000;
/** Response time of the database above which it is slow. */
export const HEALTH_DATABASE_SLOW_MS = 1000;
/** Share of the database's connections above which they are running out. */
export const HEALTH_CONNECTIONS_HIGH = 0.9;
/** Time after which a due job that nobody has begun is late. */
export const HEALTH_JOB_LATE_MS = 10 * 60_000;
/** Difference between the clocks of node and database that is reported as a warning, and as an error. */
export const HEALTH_CLOCK_OFF_MS = 5000;
export const HEALTH_CLOCK_WRONG_MS = 60_000;
/** How long a mail that was given up, or an unexpected error, counts as something to look at. */
export const HEALTH_FAILURE_SHOWN_MS = 24 * 60 * 60_000;
/** How long a connection test of the mail server is reused: after a success, and after a failure. */
export const HEALTH_MAIL_TEST_MS = 10 * 60_000;
export const HEALTH_MAIL_RETEST_MS = 60_000;
/** Errors that a node remembers. */
export const SERVER_ERRORS_MAX = 20;
/** Maximum length of an error's message or of a mail server's answer. */
export const HEALTH_TEXT_MAX_LENGTH = 200;
