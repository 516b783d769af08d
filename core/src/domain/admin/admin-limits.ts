/** Inactivity before the administrator is warned. */
export const ADMIN_IDLE_WARNING_S = 1080;
/** Countdown after that warning. */
export const ADMIN_IDLE_COUNTDOWN_S = 120;
/** Maximum interval between calls while the administrator is active, so that the server's session stays alive. */
export const ADMIN_KEEP_ALIVE_S = 120;
/** Minimum interval for sharing activity with other windows of the session. */
export const ADMIN_ACTIVITY_SHARE_MS = 1000;
/** Refresh interval for displayed ages of submissions. */
export const AGE_REFRESH_MS = 30_000;
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
/** A stream without data for this long is considered dead. */
export const ADMIN_STREAM_TIMEOUT_MS = 60_000;
/** Pause before a broken stream is reopened; doubles with each failure. */
export const ADMIN_STREAM_RETRY_MS = 1000;
/** The longest of those pauses. */
export const ADMIN_STREAM_RETRY_MAX_MS = 30_000;
/** Another window's logout message may arrive this much later than the end of the stream. */
export const LOGOUT_MESSAGE_DELAY_MS = 500;
/** Default number of days of the statistics. */
export const STATISTICS_DAYS = 30;
/** Maximum number of days of the statistics: rejected submissions are deleted after that. */
export const STATISTICS_DAYS_MAX = 90;
/** Delay between the entrance animations of the dashboard's tiles. */
export const TILE_STAGGER_MS = 100;
/** Values in the activity list are truncated to this length; an import may list hundreds of ids. */
export const ACTIVITY_VALUE_MAX_LENGTH = 300;
/** Page sizes of lists; the first is the default. All fill grids of 2, 3 and 4 columns. */
export const LIST_PAGE_SIZES = [24, 48, 96] as const;
/** Items listed before a bulk deletion is confirmed; the rest are counted. */
export const BULK_PREVIEW_ROWS = 50;
/** Concurrent calls of a bulk deletion. */
export const BULK_AT_ONCE = 4;
/** Minimum interval between reloads of lists because of server events, ms. */
export const LIST_RELOAD_INTERVAL_MS = 1000;
/** Cars shown at a time in a searchable select. */
export const CAR_OPTIONS_MAX = 50;
/** How long a notification with a follow-up action is shown, ms. */
export const FOLLOW_UP_MS = 20_000;
/** Maximum notifications shown at a time; further ones are queued. */
export const NOTIFICATIONS_AT_ONCE = 4;
