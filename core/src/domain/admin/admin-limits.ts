/** The administrator is warned after this long without activity. */
export const ADMIN_IDLE_WARNING_S = 1080;
/** Length of the countdown of that warning. */
export const ADMIN_IDLE_COUNTDOWN_S = 120;
/** While the administrator is active, a server that hears no other call is told at least this often. */
export const ADMIN_KEEP_ALIVE_S = 120;
/** Other windows of the same session are told of activity at most this often. */
export const ADMIN_ACTIVITY_SHARE_MS = 1000;
/** Ages of submissions are written anew this often. */
export const AGE_REFRESH_MS = 30_000;
/** A session without a call for this long has ended. */
export const ADMIN_SESSION_IDLE_S = 1200;
/** A session ends this long after its login whatever happens. */
export const ADMIN_SESSION_MAX_S = 12 * 60 * 60;
/** Entries of the activity list when a call asks for no number. */
export const ACTIVITY_PAGE = 50;
/** Most entries of the activity list that one call may ask for. */
export const ACTIVITY_PAGE_MAX = 200;
/** Pause between the entries of the dashboard's tiles. */
export const TILE_STAGGER_MS = 100;
/** A value in the activity list is cut after this many characters; an import may name hundreds of ids. */
export const ACTIVITY_VALUE_MAX_LENGTH = 300;
