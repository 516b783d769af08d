/** What the display face has letters for: Latin with its accents, and common punctuation. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac\u2122]/gu;

/**
 * Text as the display face can draw it: composed accents, without emoji and other scripts. Empty when
 * nothing is left.
 */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(UNDRAWABLE, ' ').replace(/\s+/g, ' ').trim();
}
