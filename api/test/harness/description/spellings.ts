/** Separators between the digits of a phone number, plain or encoded for URLs, HTML or JSON. */
const BETWEEN = String.raw`(?:[\s().+/-]|%20|%28|%29|%2B|%2D|&nbsp;|&#\d+;|\\u00[0-9a-f]{2})*`;
const AT = String.raw`(?:@|%40|&#64;|&#x40;|\\u0040)`;
/** Digits of a South African number without the country code or leading zero. */
const NATIONAL_DIGITS = 9;

/** Matches a phone number in any notation, with and without +27. */
export function phoneSpellings(phone: string): RegExp {
  const digits = phone.replaceAll(/\D/g, '').slice(-NATIONAL_DIGITS);
  return new RegExp(digits.split('').join(BETWEEN), 'i');
}

/** Matches an e-mail address, plain or encoded. */
export function emailSpellings(email: string): RegExp {
  const parts = email.split('@').map((part) => part.replaceAll('.', String.raw`(?:\.|%2E)`));
  return new RegExp(parts.join(AT), 'i');
}
