/** Characters missing in the display font, which covers Latin with accents and common punctuation. */
const UNDRAWABLE = /[^\u0020-\u007e\u00a0-\u024f\u1e00-\u1eff\u2010-\u2027\u20ac\u2122]/gu;

/** Removes characters that the display font lacks, such as emoji; composes accents. May return an empty text. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(UNDRAWABLE, ' ').replace(/\s+/g, ' ').trim();
}
