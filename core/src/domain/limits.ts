/**
 * Numeric limits of several subjects. Those of one are beside it, those of one program there. Units are in the names: ms, s
 * (seconds), bytes, px. Numbers that visitors can see come from the product's specification, section 9.
 */

/** Maximum JSON body of a call without pictures. */
export const BODY_MAX_BYTES = 256 * 1024;
/** A body above its limit is read up to this many bytes, so that its sender receives the error. */
export const BODY_DRAIN_MAX_BYTES = 64 * 1024 * 1024;

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

/** Maximum length of an Idempotency-Key header. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
/** How long the response for an idempotency key is stored. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60_000;

/** Maximum responses in a node's cache. */
export const RESPONSE_CACHE_MAX = 500;
/** Maximum memory of the response cache, bytes. */
export const RESPONSE_CACHE_MAX_BYTES = 48 * 1024 * 1024;
/** Maximum age of a cached page, ms, because relative dates become outdated. */
export const PAGE_CACHE_MAX_AGE_MS = 60_000;
/** Maximum pages rendered at the same time. */
export const PAGE_RENDERINGS_MAX = 2;
/** Maximum pages that wait to be rendered; further requests get 503. */
export const PAGE_RENDERINGS_WAITING_MAX = 64;
/** Retry-After of that response, seconds. */
export const PAGE_RETRY_AFTER_S = 1;

/** First year of the copyright line. */
export const COPYRIGHT_SINCE_YEAR = 2024;

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;
/** The site's time zone (IANA name), in which "today" and "upcoming" are decided. */
export const SITE_TIME_ZONE = 'Africa/Johannesburg';

/** A rate limit: at most `points` per window of `windowS` seconds. */
export interface RateLimit {
  readonly points: number;
  readonly windowS: number;
}

/**
 * Rate limits per IPv4 address or IPv6 /64 across all nodes; a /56 has two and a /48 three times as many points. Mobile
 * carriers and the Wi-Fi of a race day put thousands of visitors behind one address, so the limits for votes and
 * submissions are generous. `submit` counts accepted submissions and rejected ones whose pictures were decoded;
 * `submitAttempt` counts all, also mistyped and repeated ones, before their body is read.
 */
export const RATE_LIMITS = {
  submit: { points: 100, windowS: 3600 },
  submitAttempt: { points: 300, windowS: 600 },
  submitPerPhone: { points: 3, windowS: 3600 },
  /** Reads of a driver's own submission, right and wrong codes alike. */
  submissionStatus: { points: 300, windowS: 600 },
  /** Changes to a driver's own submissions. */
  submissionChange: { points: 20, windowS: 3600 },
  newsletter: { points: 20, windowS: 3600 },
  /** Reads of the public API for which no stored response can be sent. */
  publicApi: { points: 600, windowS: 300 },
  vote: { points: 30, windowS: 60 },
  votePerHour: { points: 300, windowS: 3600 },
  /** Votes of one IPv6 /48 for one entry. One owner has all of it; IPv4 addresses are shared by many people. */
  votePerEntry: { points: 100, windowS: 3600 },
  view: { points: 300, windowS: 3600 },
  loginFailure: { points: 5, windowS: 900 },
  loginPerNetwork: { points: 20, windowS: 900 },
  /** Wrong codes after the right password, per administrator from any network: codes have six digits only. */
  codePerAdministrator: { points: 30, windowS: 3600 },
  passkeyChallenge: { points: 100, windowS: 900 },
} as const satisfies Record<string, RateLimit>;
/** Days until a rejected submission and its pictures are deleted; also for activity about a deleted car. */
export const REJECTED_RETENTION_DAYS = 90;
