/** What may stand between the digits of a phone number: as people part them, encoded for URLs or pages or not. */
const BETWEEN = String.raw`(?:[\s().+/-]|%20|%28|%29|%2B|%2D|&nbsp;|&#\d+;|\\u00[0-9a-f]{2})*`;
const AT = String.raw`(?:@|%40|&#64;|&#x40;|\\u0040)`;
/** The digits of a South African number that are the same in each of its forms: all but country code and zero. */
const NATIONAL_DIGITS = 9;

/** Finds a phone number in each of its spellings, with and without +27. */
export function phoneSpellings(phone: string): RegExp {
  const digits = phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);
  return new RegExp(digits.split('').join(BETWEEN), 'i');
}

/** Finds an e-mail address, encoded or not. */
export function emailSpellings(email: string): RegExp {
  const parts = email.split('@').map((part) => part.replaceAll('.', String.raw`(?:\.|%2E)`));
  return new RegExp(parts.join(AT), 'i');
}
