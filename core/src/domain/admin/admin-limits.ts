/** Inactivity before the administrator is warned. */
export const ADMIN_IDLE_WARNING_S = 1080;
/** Countdown after that warning. */
export const ADMIN_IDLE_COUNTDOWN_S = 120;
/** A session ends after this time without a call. */
export const ADMIN_SESSION_IDLE_S = 1200;
/** A session ends this long after its login in any case. */
export const ADMIN_SESSION_MAX_S = 12 * 60 * 60;
/** Default page size of the activity list. */
export const ACTIVITY_PAGE = 50;
/** Maximum page size of the activity list. */
export const ACTIVITY_PAGE_MAX = 200;
/** Cars in one request for their activity records. */
export const ACTIVITY_CARS_MAX = 100;
/** Pause before a broken stream is reopened; doubles with each failure. */
export const ADMIN_STREAM_RETRY_MS = 1000;
/** Default number of days of the statistics. */
export const STATISTICS_DAYS = 30;
/** Maximum number of days of the statistics: rejected submissions are deleted after that. */
export const STATISTICS_DAYS_MAX = 90;
/** Concurrent calls of a bulk deletion. */
export const BULK_AT_ONCE = 4;
/** Cars shown at a time in a searchable select. */
export const CAR_OPTIONS_MAX = 50;
