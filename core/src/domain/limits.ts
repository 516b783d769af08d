/**
 * Numeric limits of several subjects. Those of one are beside it, those of one program there. Units are in the names: ms, s
 * (seconds), bytes, px. Numbers that visitors can see come from the product's specification, section 9.
 */

/** Maximum JSON body of a call without pictures. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Maximum length of a car's or owner's name, in UTF-16 code units. */
export const NAME_MAX_LENGTH = 100;
/** Maximum length of a car's description. */
export const DESCRIPTION_MAX_LENGTH = 2000;
/** Maximum length of a rejection's reason. */
export const REASON_MAX_LENGTH = 500;
/** Maximum length of a factory figure, free text such as "213 kW @ 5400 rpm". */
export const FACTORY_TEXT_MAX_LENGTH = 60;
/** Maximum length of an e-mail address, RFC 5321 section 4.5.3.1.3 (path without brackets). */
export const EMAIL_MAX_LENGTH = 254;
/** Maximum length of a URL. */
export const URL_MAX_LENGTH = 2000;
/** Maximum length of a single-line text of the site profile, such as a name, title or badge. */
export const SITE_TEXT_MAX_LENGTH = 200;
/** Number of featured cars on the home page (specification section 2). */
export const FEATURED_CARS = 6;
/** Maximum badges of the creator. */
export const SITE_BADGES_MAX = 6;
/** Maximum length of the creator's story. */
export const STORY_MAX_LENGTH = 5000;
/** Maximum length of a password, to bound the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 256;
/** Maximum length of a phone number as typed, separators included. */
export const PHONE_TEXT_MAX_LENGTH = 40;
/** Maximum digits of a phone number. */
export const PHONE_MAX_DIGITS = 16;
/** Maximum length of an elapsed time as typed. */
export const TIME_TEXT_MAX_LENGTH = 20;
/** Slowest elapsed time on the board, and the ranking time of a car without one. */
export const MISSING_TIME_S = 999.9;
/** Lowest and highest trap speed, in km/h: the speed at the end of the quarter mile. */
export const TRAP_SPEED_MIN_KMH = 30;
export const TRAP_SPEED_MAX_KMH = 500;
/** Longest trap speed as typed. */
export const TRAP_SPEED_TEXT_MAX_LENGTH = 20;
/** Lowest and highest time to 60 ft, in seconds. */
export const SIXTY_FOOT_MIN_S = 0.5;
export const SIXTY_FOOT_MAX_S = 20;
/** Lowest and highest reaction time, in seconds; it is negative for a start before the green light. */
export const REACTION_TIME_MIN_S = -5;
export const REACTION_TIME_MAX_S = 20;
/** Decimals of a 60 ft or reaction time; timing systems measure in thousandths of a second. */
export const SPLIT_TIME_DECIMALS = 3;
/** Year of the earliest run. */
export const RUN_YEAR_MIN = 1950;
/** Highest year in queries; forms accept no run after today. */
export const RUN_YEAR_MAX = 9999;

/** Entries of the main ranking; the rest are "Other Entries". */
export const TOP_ENTRIES = 10;
/** Maximum entries of the main ranking when the last position is shared. */
export const TOP_ENTRIES_WITH_SHARED = 20;
/** "Other Entries" shown at first, and added by "Show more". */
export const OTHER_ENTRIES_STEP = 40;
/** Maximum "Other Entries" of one page; further ones move the window. */
export const OTHER_ENTRIES_MAX = 400;
/** Maximum page size of lists. */
export const LIST_MAX_LIMIT = 10_000;
/** Maximum offset of lists. */
export const LIST_MAX_OFFSET = 1_000_000_000;
/** Maximum length of a search text. */
export const SEARCH_MAX_LENGTH = 200;
/** Maximum length of a sponsor's description. */
export const SPONSOR_DESCRIPTION_MAX_LENGTH = 500;
/** Maximum length of a video's title. */
export const TITLE_MAX_LENGTH = 200;
/** Debounce of the search field. */
export const SEARCH_DEBOUNCE_MS = 300;

/** Time-out of a call without a response (or, with pictures, without progress). */
export const REQUEST_TIMEOUT_MS = 10_000;
/** Pause before each retry. */
export const REQUEST_RETRY_WAIT_MS = 1000;

/** First year of the copyright line. */
export const COPYRIGHT_SINCE_YEAR = 2024;

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;
/** The site's time zone (IANA name), in which "today" and "upcoming" are decided. */
export const SITE_TIME_ZONE = 'Africa/Johannesburg';

/** Days until a rejected submission and its pictures are deleted; also for activity about a deleted car. */
export const REJECTED_RETENTION_DAYS = 90;
/** How long the response for an idempotency key is stored. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60_000;
