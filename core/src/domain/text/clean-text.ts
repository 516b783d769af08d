const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/g;
/** Invisible characters that belong to the character before them: joiners, selectors of variants, tags of flags. */
const DEPENDENT = '\\u180b-\\u180f\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0020}-\\u{e007f}\\u{e0100}-\\u{e01ef}';
const ALWAYS_INVISIBLE = new RegExp(`(?![${DEPENDENT}\\t\\n\\r])[\\p{Cc}\\p{DI}\\ufff9-\\ufffc]`, 'gu');
const SEQUENCES = [
  // Flags of England, Scotland and Wales.
  '\\u{1f3f4}[\\u{e0061}-\\u{e007a}]{5}\\u{e007f}',
  '\\p{ExtPict}(?:[\\ufe0e\\ufe0f]|\\p{EMod})?(?:\\u200d(?=\\p{ExtPict}))?',
  '[#*0-9]\\ufe0f(?=\\u20e3)',
  // Letters without case are those of Persian, Indic, Mongolian and Chinese names, which have joiners and variants.
  `\\p{Lo}(?:(?!\\p{DI})\\p{M})*[\\u180b-\\u180f\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]`,
].join('|');
const SEQUENCE_OR_DEPENDENT = new RegExp(`(${SEQUENCES})|[${DEPENDENT}]`, 'gu');
/** White space other than tabs and line breaks, and two characters that look like it. */
const SPACES = /[^\S\t\n\r]|[\u2800\u{1d159}]/gu;

/**
 * Text without what nobody sees: white space around it, controls, zero-width and soft-hyphen characters, fillers, and
 * marks of direction, which could turn the text after it around. Sequences of emoji and joiners that other scripts
 * need stay. All spaces become plain ones.
 */
export function cleanText(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replace(ALWAYS_INVISIBLE, '')
    .replace(SEQUENCE_OR_DEPENDENT, '$1')
    .replace(SPACES, ' ')
    .trim();
}
