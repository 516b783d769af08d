/** A number on a slip. */
export interface SlipNumber {
  /** Digits with a decimal point. */
  readonly text: string;
  readonly value: number;
  readonly decimals: number;
  /** Letters that were replaced by the digits they look like. */
  readonly corrections: number;
}

/** Letters that are recognized instead of digits. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
  z: '2',
};

const EDGES = /^[("'‘“*<>[\]]+|[)"'’”*<>[\];,.]+$/g;
const NUMBER = /^([\dOoQDlIi|SsBZz]+)(?:[.,]([\dOoQDlIi|SsBZz]+))?$/;
/** Digits before an abbreviation of seconds, as in "12.345s". */
const WITH_SECONDS = /^(.*\d)(?:s|sec|SEC)$/;
/** A final S may be a 5 or the unit. */
const AMBIGUOUS_END = /\dS$/;
/** Nothing was recognized after the decimal point. */
const CUT_OFF = /^[^.,]*\d[.,]$/;

/**
 * Reads a number with a decimal point or comma. Letters that look like digits are replaced if most characters are
 * digits. Null for other words, and for ambiguous or incomplete ones such as "12.34S" and "158,".
 */
export function readSlipNumber(word: string): SlipNumber | null {
  const bare = word.replaceAll(EDGES, '');
  if (AMBIGUOUS_END.test(bare) || CUT_OFF.test(word)) return null;
  const [, whole = '', fraction = ''] = NUMBER.exec(WITH_SECONDS.exec(bare)?.[1] ?? bare) ?? [];
  const letters = [...(whole + fraction)].filter((letter) => letter in LOOKALIKES).length;
  // No character at all is no number either.
  if (letters * 2 >= whole.length + fraction.length) return null;
  const text = fraction === '' ? toDigits(whole) : `${toDigits(whole)}.${toDigits(fraction)}`;
  return { text, value: Number(text), decimals: fraction.length, corrections: letters };
}

const toDigits = (text: string): string => [...text].map((letter) => LOOKALIKES[letter] ?? letter).join('');
