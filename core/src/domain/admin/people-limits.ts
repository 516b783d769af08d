import { DAY_MS } from '../limits.js';

/** How long an invitation is open, ms. */
export const INVITATION_MS = 7 * DAY_MS;
/** Minimum length of a password that an administrator chooses. OWASP ASVS 5.0 requires 8 and recommends more. */
export const PASSWORD_MIN_LENGTH = 12;
/** Characters of an invitation's token: 256 bits in base64url. */
export const INVITATION_TOKEN_LENGTH = 43;
