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
/** The event stream carries at least this often something, so that proxies and readers know that it lives. */
export const ADMIN_STREAM_BEAT_MS = 25_000;
/** A stream that is silent for this long has died unseen. */
export const ADMIN_STREAM_SILENCE_MS = 60_000;
/** Pause before a stream that broke off is opened again; it doubles with each failure. */
export const ADMIN_STREAM_RETRY_MS = 1000;
/** The longest of those pauses. */
export const ADMIN_STREAM_RETRY_MAX_MS = 30_000;
/** So long another window's word of a logout may take longer than the server's word that the session ended. */
export const LOGOUT_WORD_MS = 500;
/** Open streams of one session on one node; another one ends the oldest, which may be a dead connection. */
export const ADMIN_STREAMS_PER_SESSION = 8;
/** Bytes that may wait for a reader who takes nothing; past them its stream is cut, to be resumed. */
export const ADMIN_STREAM_BACKLOG_MAX_BYTES = 256 * 1024;
/** How long events are kept for readers that were away. */
export const ADMIN_EVENTS_KEPT_MS = 24 * 60 * 60_000;
/** Most events that a returning reader is given one by one; after more it is told to load anew. */
export const ADMIN_EVENTS_REPLAY_MAX = 1000;
/** Changes of the dashboard's lists are gathered for so long before open streams carry one `changed`. */
export const ADMIN_CHANGES_PACE_MS = 500;
/** Days of the statistics when a call asks for no number. */
export const STATISTICS_DAYS = 30;
/** Most days that the statistics go back: rejected submissions are kept no longer. */
export const STATISTICS_DAYS_MAX = 90;
/** Pause between the entries of the dashboard's tiles. */
export const TILE_STAGGER_MS = 100;
/** A value in the activity list is cut after this many characters; an import may name hundreds of ids. */
export const ACTIVITY_VALUE_MAX_LENGTH = 300;
/** Rows that a page of a list may show; the first is where it starts. All fill grids of 2, 3 and 4 columns. */
export const LIST_PAGE_SIZES = [24, 48, 96] as const;
/** Things that a bulk deletion names before it is confirmed; the rest are counted. */
export const BULK_PREVIEW_ROWS = 50;
/** Calls of a bulk deletion that run at a time. */
export const BULK_AT_ONCE = 4;
/** The dashboard loads its lists anew for changes on the server at most this often, in ms. */
export const NEWS_PACE_MS = 1000;
/** Cars that a searchable choice shows at a time. */
export const CAR_OPTIONS_MAX = 50;
/** How long a notification stays that offers a follow-up, such as adding an entry again, in ms. */
export const FOLLOW_UP_MS = 20_000;
/** Notices that stand over the page at a time; further ones wait. */
export const NOTICES_AT_ONCE = 4;
