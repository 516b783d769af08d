/**
 * Every number of the product, once: here those that several subjects share, the others in their subject's
 * `*-limits.ts`. Units are in the names: ms, s (seconds), bytes, px.
 * Numbers that a visitor can notice come from the product's specification, section 9.
 */

/** Largest JSON body of a call that carries no picture. */
export const BODY_MAX_BYTES = 256 * 1024;
/** Deepest nesting of a JSON body that is looked at. */
export const BODY_MAX_DEPTH = 32;
/** Most bytes of a JSON body outside its strings; a guard against bodies that unfold into millions of values. */
export const BODY_MAX_OUTLINE_BYTES = 1_000_000;
/** A body past its limit is still read up to this many bytes, so that its sender gets to hear the refusal. */
export const BODY_DRAIN_MAX_BYTES = 64 * 1024 * 1024;
/** Most faulty values that one refusal names. */
export const FIELD_PROBLEMS_MAX = 50;

/** Longest car name or owner's name, in UTF-16 code units. */
export const NAME_MAX_LENGTH = 100;
/** Longest description of a car. */
export const DESCRIPTION_MAX_LENGTH = 2000;
/** Longest reason of a rejection. */
export const REASON_MAX_LENGTH = 500;
/** Longest factory figure; these are free text such as "213 kW @ 5400 rpm". */
export const FACTORY_TEXT_MAX_LENGTH = 60;
/** Longest e-mail address, RFC 5321 section 4.5.3.1.3 (path less its brackets). */
export const EMAIL_MAX_LENGTH = 254;
/** Longest web address. */
export const URL_MAX_LENGTH = 2000;
/** A hero title longer than this, in characters, is set in smaller letters, and past the second in small ones. */
export const HERO_TITLE_LONG = 24;
export const HERO_TITLE_LONGEST = 80;
/** Longest single line of the site profile, such as a name, a title or a badge. */
export const SITE_TEXT_MAX_LENGTH = 200;
/** Most badges of the creator. */
export const SITE_BADGES_MAX = 6;
/** Longest story of the creator. */
export const STORY_MAX_LENGTH = 5000;
/** Longest password looked at; a bound on the work of hashing. */
export const PASSWORD_MAX_LENGTH = 256;
/** Longest phone number as typed, separators included. */
export const PHONE_TEXT_MAX_LENGTH = 40;
/** Most digits of a phone number. */
export const PHONE_MAX_DIGITS = 16;
/** Longest elapsed time as typed. */
export const TIME_TEXT_MAX_LENGTH = 20;
/** Slowest elapsed time on the board, and the time a car without one ranks by. */
export const MISSING_TIME_S = 999.9;
/** Step of the World Facts time field's arrows. */
export const WORLD_FACTS_STEP_S = 0.1;

/** Entries of the main ranking; the rest are "Other Entries". */
export const TOP_ENTRIES = 10;
/** Most entries of the main ranking where some share the position of the last one. */
export const TOP_ENTRIES_WITH_SHARED = 20;
/** "Other Entries" that a page shows at first, and that each press of "Show more" adds. */
export const OTHER_ENTRIES_STEP = 40;
/** Most entries that one page of a list may ask for. */
export const LIST_MAX_LIMIT = 10_000;
/** Most entries that a page of a list may skip. */
export const LIST_MAX_OFFSET = 1_000_000_000;
/** Longest search text. */
export const SEARCH_MAX_LENGTH = 200;
/** Longest description of a sponsor. */
export const SPONSOR_DESCRIPTION_MAX_LENGTH = 500;
/** Longest title of a video. */
export const TITLE_MAX_LENGTH = 200;

/** How long a browser remembers that it has voted: 400 days, the most that browsers allow (RFC 6265bis). */
export const VOTER_COOKIE_MAX_AGE_S = 400 * 24 * 60 * 60;
/** Shortest time between two renewals of the lists on account of votes. */
export const VOTE_NOTICE_PACE_MS = 100;
/** How long the public leaderboard is kept by a client. */
export const LEADERBOARD_CACHE_MS = 5 * 60_000;
/** Pause in typing before a search runs. */
export const SEARCH_DEBOUNCE_MS = 300;
/** Shortest time between two presses of Refresh that count. */
export const REFRESH_THROTTLE_MS = 1000;

/** The server waits this long for the video site's picture of a new video. */
export const VIDEO_THUMBNAIL_TIMEOUT_MS = 3000;
/** Most of a video's page that is read for the picture it names, bytes: the head of such pages is long. */
export const VIDEO_PAGE_MAX_BYTES = 1024 * 1024;

/** A call that gets no answer (or, with pictures, makes no progress) for this long has failed. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How often a failed call is tried again. */
export const REQUEST_RETRIES = 3;
/** Pause before each new try. */
export const REQUEST_RETRY_WAIT_MS = 1000;
/** A Retry-After longer than this is told to the person instead of waited for. */
export const RETRY_AFTER_MAX_MS = 5000;

/** A page shows what is loading as a skeleton once it has waited this long. */
export const SKELETON_DELAY_MS = 150;

/** Longest Idempotency-Key header. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
/** How long the first answer for an idempotency key is kept. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60_000;
/** How long a call waits for another one under the same idempotency key that is still running. */
export const IDEMPOTENCY_WAIT_MS = 30_000;

/** Ready answers that a node keeps at most. */
export const KEPT_ANSWERS_MAX = 500;
/** Memory that they may take, in bytes. */
export const KEPT_ANSWERS_MAX_BYTES = 48 * 1024 * 1024;
/** A rendered page is kept for this long at most, in ms: what it says of the time grows old. */
export const PAGE_KEPT_MS = 60_000;

/** First year of the copyright line. */
export const COPYRIGHT_SINCE_YEAR = 2024;

/** Navigation state's scroll target is scrolled to after this pause. */
export const SCROLL_TARGET_DELAY_MS = 100;

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;
/** The site's time zone by its IANA name: "today" and "upcoming" are decided in it. */
export const SITE_TIME_ZONE = 'Africa/Johannesburg';

/** A limit on calls: at most `points` in each window of `windowS` seconds. */
export interface RateLimit {
  readonly points: number;
  readonly windowS: number;
}

/**
 * Limits on calls, counted for each IPv4 address or IPv6 /64 over all nodes. Mobile carriers put
 * thousands of honest visitors behind one address, so votes are counted generously.
 */
export const RATE_LIMITS = {
  submit: { points: 10, windowS: 3600 },
  submitPerPhone: { points: 3, windowS: 3600 },
  newsletter: { points: 20, windowS: 3600 },
  vote: { points: 30, windowS: 60 },
  votePerHour: { points: 300, windowS: 3600 },
  view: { points: 300, windowS: 3600 },
  loginFailure: { points: 5, windowS: 900 },
} as const satisfies Record<string, RateLimit>;

/** A node asks this often whether a recurring job is due. */
export const JOB_POLL_S = 15;
/** A job that takes longer than this has died and may run again. */
export const JOB_MAX_S = 30 * 60;
/**
 * A media store that says nothing for this long is away. It is asked twice, and whoever called hears of it
 * before `REQUEST_TIMEOUT_MS` is over.
 */
export const MEDIA_STORE_SILENCE_MS = 3000;
/** A media store that was silent is left alone for this long: calls that need it are refused at once. */
export const MEDIA_STORE_REST_MS = 5000;
/** A starting server waits this long for a database that is there and does not answer. */
export const DATABASE_PATIENCE_MS = 60_000;
/** Pause before it is asked again. */
export const DATABASE_RETRY_PAUSE_MS = 1000;
/** Files in the media store that no row names are removed once they are this old. */
export const MEDIA_ORPHAN_MS = 60 * 60_000;
/** A rejected submission is removed, pictures and all, after this many days; so is what was noted of a deleted car. */
export const REJECTED_KEPT_DAYS = 90;
