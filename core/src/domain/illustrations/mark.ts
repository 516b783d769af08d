import type { Colour } from './colour.js';

/** The Quartermile mark in a box of 64 by 64: a Q whose last quarter is lit, and whose tail is the strip. */
export const MARK = {
  size: 64,
  letter: 'M30 6A24 24 0 1 0 43.5 49.800L50 57H62L49.6 43.800A24 24 0 0 0 54 30H44A14 14 0 1 1 30 16Z',
  quarter: 'M34 6.300A24 24 0 0 1 53.7 26H43.400A14 14 0 0 0 34 16.600Z',
  amber: '#ffb210',
  ink: '#f2f1ee',
  night: '#0b0c0e',
} as const;

/** How the mark is set on a tile. */
export interface AppIcon {
  /** Radius of the tile's corners, as a share of its side; 0 fills the square, as phones want it. */
  readonly corner: number;
  /** Side of the mark, as a share of the tile's. A maskable icon is safe up to 0.8 across its corners. */
  readonly share: number;
}

/** The mark alone, as SVG. */
export function drawMark(ink: Colour = MARK.ink): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}">${markPaths(ink)}</svg>`;
}

/** The mark on a dark tile, as SVG: favicon, home-screen icon, maskable icon. */
export function drawAppIcon({ corner, share }: AppIcon): string {
  const { size, night } = MARK;
  // The Q's middle stands a little left of the box's, because of its tail.
  const offset = (size * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${night}"/>` +
    `<g transform="translate(${round(offset - share * 2)} ${round(offset + share * 0.5)}) scale(${share})">${markPaths(MARK.ink)}</g></svg>`
  );
}

function markPaths(ink: Colour): string {
  return `<path d="${MARK.letter}" fill="${ink}"/><path d="${MARK.quarter}" fill="${MARK.amber}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
