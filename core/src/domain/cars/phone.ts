import { PHONE_MAX_DIGITS, PHONE_TEXT_MAX_LENGTH } from '../limits.js';

const PHONE_PATTERN = new RegExp(`^\\+?[1-9]\\d{0,${PHONE_MAX_DIGITS - 1}}$`);
const SOUTH_AFRICAN_LOCAL = /^0([1-9]\d{8})$/;

/** A phone number without its spaces, dashes and parentheses. */
export function compactPhone(text: string): string {
  return text.replace(/[\s()-]/g, '');
}

/** Whether text is a phone number: an optional plus, a digit 1-9, then up to 15 more digits. */
export function isPhone(text: string): boolean {
  return text.length <= PHONE_TEXT_MAX_LENGTH && PHONE_PATTERN.test(compactPhone(text));
}

/**
 * The international form of a South African number in its local form: "082 123 4567" gives "+27 82 123 4567". Null
 * for other texts. Ten digits with a leading 0 are the national numbering plan's local form (ICASA), +27 is the
 * country code (ITU-T E.164).
 */
export function suggestPhone(text: string): string | null {
  const digits = SOUTH_AFRICAN_LOCAL.exec(compactPhone(text))?.[1];
  return digits ? `+27 ${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}` : null;
}

/** The digits of a number without a plus, so that all spellings are equal in comparisons. */
export function phoneKey(text: string): string {
  return compactPhone(text).replace(/^\+/, '');
}
