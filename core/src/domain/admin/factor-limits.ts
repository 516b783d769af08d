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
