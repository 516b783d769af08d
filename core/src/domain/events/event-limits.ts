/** From this many days on, a relative badge counts weeks. */
export const BADGE_WEEKS_FROM_DAYS = 7;
/** From this many days on, a relative badge counts months. */
export const BADGE_MONTHS_FROM_DAYS = 30;
/** Epoch numbers below this are seconds, others milliseconds. */
export const EPOCH_SECONDS_BELOW = 1e11;
/** First year of a readable event date. */
export const DATE_MIN_YEAR = 1000;
/** Last year of a readable event date: calendars (RFC 5545) write years with four digits. */
export const DATE_MAX_YEAR = 9999;
/** Most text of an event document, in UTF-16 code units, names of fields included, sent pictures left out. */
export const EVENT_DOCUMENT_MAX_LENGTH = 64 * 1024;
/** Deepest nesting of an event document. */
export const EVENT_DOCUMENT_MAX_DEPTH = 16;
/** Most fields of an event document, nested ones and list items included. */
export const EVENT_DOCUMENT_MAX_FIELDS = 1000;
/** Most pictures that one event document may bring along as data: URLs. */
export const EVENT_DOCUMENT_MAX_PICTURES = 10;
/** Longest id that an imported event document keeps. */
export const EVENT_ID_MAX_LENGTH = 100;
/** Most event documents in one import. */
export const EVENT_IMPORT_MAX_DOCUMENTS = 2000;
/** Pictures of the largest size that one import or one past event may bring along; it bounds the body. */
export const EVENT_BODY_MAX_IMAGES = 3;
/** Longest location, caption or video title of a past event. */
export const EVENT_LINE_MAX_LENGTH = 200;
/** Most pictures in the gallery of a past event. */
export const PAST_EVENT_MAX_PICTURES = 200;
/** Most videos of a past event. */
export const PAST_EVENT_MAX_VIDEOS = 50;
/** Largest export file that a browser reads; pictures in it make it large. */
export const EVENT_EXPORT_MAX_BYTES = 128 * 1024 * 1024;
/** Most documents of an export that are sent in one call, so that its progress shows. */
export const EVENT_BATCH_MAX_DOCUMENTS = 100;
/** Several documents share a call up to this many bytes; a larger one goes alone. Less than `BODY_MAX_OUTLINE_BYTES`. */
export const EVENT_BATCH_MAX_BYTES = 900_000;
/** Rows of an import's preview that show at first, and that each press of "Show more" adds. */
export const EVENT_PREVIEW_STEP = 50;
/** Most pictures on other sites that one import fetches. */
export const EVENT_IMPORT_MAX_REMOTE_PICTURES = 200;
/** One import spends at most this long on fetching pictures, below what a repeated call waits for the first. */
export const EVENT_IMPORT_FETCH_MS = 20_000;
/** Pictures on other sites that one import fetches at the same time. */
export const EVENT_IMPORT_FETCHES_AT_ONCE = 5;
/** Most pictures on other sites in one call of the dashboard's import, so that each call stays short. */
export const EVENT_BATCH_MAX_REMOTE_PICTURES = 10;
