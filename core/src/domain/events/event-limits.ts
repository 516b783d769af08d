/** Relative badges show weeks from this many days on. */
export const BADGE_WEEKS_FROM_DAYS = 7;
/** Relative badges show months from this many days on. */
export const BADGE_MONTHS_FROM_DAYS = 30;
/** Epoch numbers below this are seconds, others milliseconds. */
export const EPOCH_SECONDS_BELOW = 1e11;
/** Earliest year of an event date. */
export const DATE_MIN_YEAR = 1000;
/** Latest year of an event date: calendars (RFC 5545) have four-digit years. */
export const DATE_MAX_YEAR = 9999;
/** Maximum text of an event document, in UTF-16 code units, field names included, uploaded pictures excluded. */
export const EVENT_DOCUMENT_MAX_LENGTH = 64 * 1024;
/** Maximum nesting of an event document. */
export const EVENT_DOCUMENT_MAX_DEPTH = 16;
/** Maximum fields of an event document, nested ones and list items included. */
export const EVENT_DOCUMENT_MAX_FIELDS = 1000;
/** Maximum pictures uploaded with one event document as data: URLs. */
export const EVENT_DOCUMENT_MAX_PICTURES = 10;
/** Maximum length of an imported document's id. */
export const EVENT_ID_MAX_LENGTH = 100;
/** Maximum event documents per import. */
export const EVENT_IMPORT_MAX_DOCUMENTS = 2000;
/** Maximum-size pictures that one import or past event may contain; determines the body limit. */
export const EVENT_BODY_MAX_IMAGES = 3;
/** Maximum length of a past event's location, caption or video title. */
export const EVENT_LINE_MAX_LENGTH = 200;
/** Maximum pictures in the gallery of a past event. */
export const PAST_EVENT_MAX_PICTURES = 200;
/** Maximum videos of a past event. */
export const PAST_EVENT_MAX_VIDEOS = 50;
