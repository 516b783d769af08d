import { DAY_MS } from '../limits.js';

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

/** Maximum length of a passkey's name, in UTF-16 code units. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Maximum length of a base64url value of an authenticator's response. */
export const PASSKEY_VALUE_MAX_LENGTH = 8192;

/** Recovery codes of an administrator. */
export const RECOVERY_CODES = 10;

/** Maximum length of a code as typed, separators included. */
export const FACTOR_CODE_MAX_LENGTH = 40;

/** Digits of a time-based code (RFC 6238). */
export const TIME_CODE_DIGITS = 6;

/** Validity of a time-based code; the previous and the next one are accepted too. */
export const TIME_CODE_STEP_S = 30;

/** How long a challenge for a passkey is valid; it is accepted once. */
export const PASSKEY_CHALLENGE_S = 5 * 60;

/** Pause between the app's questions whether that login is complete. */
export const APP_LOGIN_POLL_MS = 1500;

/** How long an invitation is open, ms. */
export const INVITATION_MS = 7 * DAY_MS;

/** Minimum length of a password that an administrator chooses. OWASP ASVS 5.0 requires 8 and recommends more. */
export const PASSWORD_MIN_LENGTH = 12;

/** Characters of an invitation's token: 256 bits in base64url. */
export const INVITATION_TOKEN_LENGTH = 43;

/** Time to undo a decision about a car before it is sent, ms. */
export const UNDO_MS = 8000;

/** Maximum time that a logout waits for unsent decisions, ms. */
export const LAST_DECISIONS_MS = 3000;

/** Length of the intervals by which votes are watched, ms. */
export const VOTE_QUARTER_MS = 15 * 60_000;

/** Maximum length of the words stored with a value, in UTF-16 code units. */
export const SLIP_WORDS_MAX_LENGTH = 80;
