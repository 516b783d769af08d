/** Characters of an ISO 8601 instant in UTC with milliseconds; a digit stands for the highest one at its place. */
const FORM = '9999-19-39T29:59:69.999Z';
const ZERO = 48;
const CODES = Uint8Array.from(FORM, (character) => character.charCodeAt(0));
/** The number of digits that are possible at each place; 0 at a separator. */
const RADIX = Uint8Array.from(FORM, (character) => (/\d/.test(character) ? Number(character) + 1 : 0));

/**
 * A number for the instant of each entry, with the order of the texts. For instants such as "2026-11-22T10:00:00.000Z"
 * it is computed from the digits; `Date.parse` takes four times as long.
 */
export function rankInstants(entries: readonly { readonly createdAt: string }[]): Float64Array {
  const keys = new Float64Array(entries.length);
  for (let index = 0; index < keys.length; index++) {
    const key = instantKey((entries[index] as { readonly createdAt: string }).createdAt);
    if (key < 0) return rankTexts(entries.map(({ createdAt }) => createdAt));
    keys[index] = key;
  }
  return keys;
}

/** The digits in mixed radix, which is exact below 2 ** 53; -1 for a text of another form. */
function instantKey(instant: string): number {
  if (instant.length !== CODES.length) return -1;
  let key = 0;
  for (let at = 0; at < CODES.length; at++) {
    const code = instant.charCodeAt(at);
    const radix = RADIX[at] as number;
    if (radix === 0) {
      if (code !== CODES[at]) return -1;
    } else {
      const digit = code - ZERO;
      if (digit < 0 || digit >= radix) return -1;
      key = key * radix + digit;
    }
  }
  return key;
}

function rankTexts(texts: readonly string[]): Float64Array {
  const ranks = new Map([...new Set(texts)].sort(compareText).map((text, rank) => [text, rank]));
  return Float64Array.from(texts, (text) => ranks.get(text) as number);
}

/** The order of UTF-16 code units, for `sort`. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
