import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as OpenType from 'opentype.js';
import type { Colour } from '../illustrations/colour.js';

/** Position and style of a line of text in the display face. */
export interface DisplayTextStyle {
  readonly x: number;
  /** Top of the capitals. */
  readonly y: number;
  /** Height of the capitals. */
  readonly size: number;
  readonly colour: Colour;
  readonly anchor?: 'start' | 'middle';
  /** Slant of the letters, degrees. */
  readonly lean?: number;
  /** Maximum width of the line; the text is scaled down to fit. */
  readonly maxWidth?: number;
}

const require = createRequire(import.meta.url);
let loaded: OpenType.Font | undefined;

/**
 * The display face of the site. The reader is at version 1.3.4, because 1.3.5 and 2.0.0 write NaN into paths for numbers
 * close to zero. Only the build draws, so a server loads neither the font nor its reader.
 */
function displayFace(): OpenType.Font {
  const { parse }: typeof OpenType = require('opentype.js');
  const path = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff';
  loaded ??= parse(Uint8Array.from(readFileSync(require.resolve(path))).buffer);
  return loaded;
}

/**
 * Draws a line of text in capitals as an SVG path in the site's display face, Barlow Condensed bold. Paths look the same
 * on machines without fonts.
 * @throws Error for a character that the face does not have
 */
export function drawDisplayText(text: string, style: DisplayTextStyle): string {
  const { x, y, size, colour, anchor = 'start', lean = 0, maxWidth = Infinity } = style;
  const font = displayFace();
  const words = text.toUpperCase();
  const missing = [...words].find((character) => font.charToGlyphIndex(character) === 0);
  if (missing !== undefined) throw new Error(`display text: no glyph for "${missing}"`);
  const capHeight = font.charToGlyph('H').getBoundingBox().y2;
  const fontSize = (size * font.unitsPerEm) / capHeight;
  const width = font.getAdvanceWidth(words, fontSize);
  const scale = Math.min(1, maxWidth / width);
  const start = anchor === 'middle' ? -width / 2 : 0;
  const baseline = y + (size + size * scale) / 2;
  return (
    `<path transform="translate(${x} ${round(baseline)}) scale(${round(scale)}) skewX(${-lean})" ` +
    `d="${font.getPath(words, start, 0, fontSize).toPathData(1)}" fill="${colour}"/>`
  );
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
