/**
 * Glyphs of a slip printer as single strokes on a grid with height 6, because build machines may have no fonts. Each
 * glyph has a width and a path.
 */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4, 'M0 6V1.5L1.5 0H2.5L4 1.5V6M0 3.6H4'],
  B: [4, 'M0 0H3L4 1V2L3 3L4 4V5L3 6H0ZM0 3H3'],
  C: [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5'],
  D: [4, 'M0 0H2.5L4 1.5V4.500L2.5 6H0Z'],
  E: [3.6, 'M3.6 0H0V6H3.6M0 3H3'],
  F: [3.6, 'M3.6 0H0V6M0 3H3'],
  G: [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3H2.2'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [3.6, 'M3.6 0V5L2.6 6H1L0 5'],
  K: [4, 'M0 0V6M4 0L0 3.4M1.4 2.300L4 6'],
  L: [3.4, 'M0 0V6H3.4'],
  M: [5, 'M0 6V0L2.5 3.2L5 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1Z'],
  P: [4, 'M0 6V0H3L4 1V2.500L3 3.500H0'],
  Q: [4, 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.4 4.400L4.2 6.2'],
  R: [4, 'M0 6V0H3L4 1V2.500L3 3.500H0M2 3.500L4 6'],
  S: [4, 'M4 1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V5L1 6H3L4 5V0'],
  V: [4, 'M0 0L2 6L4 0'],
  W: [6, 'M0 0L1.5 6L3 2L4.5 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [4, 'M0 0H4L0 6H4'],
  '0': [4, 'M1 0H3L4 1V5L3 6H1L0 5V1Z'],
  '1': [1.4, 'M0 1.2L1.4 0V6'],
  '2': [4, 'M0 1L1 0H3L4 1V2L0 6H4'],
  '3': [4, 'M0 1L1 0H3L4 1V2L3 3H1.500M3 3L4 4V5L3 6H1L0 5'],
  '4': [4, 'M3 6V0L0 4.200H4'],
  '5': [4, 'M4 0H0V2.600H3L4 3.600V5L3 6H1L0 5'],
  '6': [4, 'M4 1L3 0H1L0 1V5L1 6H3L4 5V3.600L3 2.600H0'],
  '7': [4, 'M0 0H4L1.5 6'],
  '8': [4, 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3H3L4 4V5L3 6H1L0 5V4Z'],
  '9': [4, 'M0 5L1 6H3L4 5V1L3 0H1L0 1V2.400L1 3.400H4'],
  '.': [0, 'M0 5.700V6'],
  ':': [0, 'M0 1.600V1.900M0 4.600V4.9'],
  '-': [2.4, 'M0 3H2.4'],
  '/': [3, 'M0 6L3 0'],
  "'": [0, 'M0 0V1.3'],
  '+': [3, 'M0 3H3M1.5 1.500V4.5'],
  ',': [0.6, 'M0.6 5.5V6L0 7'],
  '(': [1, 'M1 0L0 1.5V4.5L1 6'],
  ')': [1, 'M0 0L1 1.5V4.5L0 6'],
  ' ': [2, ''],
  i: [0, 'M0 2.200V6M0 0V0.3'],
};

const GAP = 2;
const HEIGHT = 6;

/** Position and style of a line of text. */
export interface LetteringStyle {
  readonly x: number;
  /** Top of the letters. */
  readonly y: number;
  /** Height of the letters. */
  readonly size: number;
  readonly colour: string;
  /** Stroke width as a share of the height; default 0.14. */
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Maximum width of the line; the letters are scaled down to fit. */
  readonly maxWidth?: number;
}

/**
 * Draws a line of text as SVG. Letters are converted to capitals without accents, except an i beside a digit.
 * @throws Error for a character without a glyph
 */
export function drawLettering(text: string, style: LetteringStyle): string {
  const { x, y, size, colour, weight = 0.14, anchor = 'start', maxWidth } = style;
  const { width, glyphs } = setLine(toGlyphs(text));
  const scale = Math.min(size / HEIGHT, maxWidth ? maxWidth / width : Infinity);
  const shift = { start: 0, middle: -width / 2, end: -width }[anchor];
  const top = y + (size - scale * HEIGHT) / 2;
  return (
    `<g transform="translate(${round(x)} ${round(top)}) scale(${round(scale)}) translate(${round(shift)} 0)" ` +
    `fill="none" stroke="${colour}" stroke-width="${round(weight * HEIGHT)}" stroke-linejoin="round" stroke-linecap="square">${glyphs}</g>`
  );
}

/** Converts to capitals without accents. An i beside a digit, as in "M140i", is preserved to avoid confusion with 1. */
function toGlyphs(text: string): string {
  const raised = text.replace(/((?<=\d)i|i(?=\d))|./gsu, (letter, small) => small ?? letter.toUpperCase());
  return raised.normalize('NFD').replace(/\p{M}/gu, '');
}

function setLine(text: string): { width: number; glyphs: string } {
  let width = 0;
  let glyphs = '';
  for (const character of text) {
    const [advance, path] = GLYPHS[character] ?? missing(character);
    if (path) glyphs += `<path d="${path}" transform="translate(${round(width)})"/>`;
    width += advance + GAP;
  }
  return { width: Math.max(1, width - GAP), glyphs };
}

function missing(character: string): never {
  throw new Error(`lettering: no glyph for "${character}"`);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
