/** What XML 1.0 (section 2.2, Char) has no place for: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/**
 * Text fit for a feed. The end mark of a CDATA section is parted by a space: the feed writer parts only
 * the first one in a text.
 */
export function xmlText(text: string): string {
  return text.replace(NO_XML, '').replaceAll(']]>', ']] >');
}
