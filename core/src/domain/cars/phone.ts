import { PHONE_MAX_DIGITS, PHONE_TEXT_MAX_LENGTH } from '../limits.js';
import { cleanText } from '../text/clean-text.js';
import { plainFigure } from '../text/plain-forms.js';
import { isStorableText } from '../text/storable-text.js';

const PHONE_PATTERN = new RegExp(`^\\+?[1-9]\\d{0,${PHONE_MAX_DIGITS - 1}}$`);
const SOUTH_AFRICAN_LOCAL = /^0([1-9]\d{8})$/;

/** Spaces, dashes and parentheses, in the forms that `plainFigure` leaves. */
const SEPARATORS = /[\s\-()❨-❫⦅⦆⸨⸩﴾﴿]/g;

/** A phone number as typed, with plain digits and dashes and without what nobody sees. */
export function plainPhone(text: string): string {
  return plainFigure(cleanText(text));
}

/** A phone number without its spaces, dashes and parentheses, in whatever form these are. */
export function compactPhone(text: string): string {
  return plainPhone(text).replace(SEPARATORS, '');
}

/** Whether text is a phone number: an optional plus, a digit 1-9, then up to 15 more digits. */
export function isPhone(text: string): boolean {
  const isShort = plainPhone(text).length <= PHONE_TEXT_MAX_LENGTH;
  return isShort && isStorableText(text) && PHONE_PATTERN.test(compactPhone(text));
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
