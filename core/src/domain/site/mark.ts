import { accentTones } from './accent.js';

/** The Quartermile logo in a box of 64 by 64: a Q with a last quarter in the accent colour and a strip as its tail. */
export const MARK = {
  size: 64,
  letter: 'M30 6A24 24 0 1 0 43.5 49.800L50 57H62L49.6 43.800A24 24 0 0 0 54 30H44A14 14 0 1 1 30 16Z',
  quarter: 'M34 6.300A24 24 0 0 1 53.7 26H43.400A14 14 0 0 0 34 16.600Z',
  ink: '#f2f1ee',
  night: '#0b0c0e',
} as const;

/** Layout of the logo on a tile. */
export interface AppIcon {
  /** Radius of the tile's corners, as a fraction of its side; 0 is a full square, which phones round themselves. */
  readonly corner: number;
  /** Side of the logo, as a fraction of the tile's. A maskable icon is safe up to 0.8 across its corners. */
  readonly share: number;
  /** Accent of the site; amber by default. */
  readonly accent?: string | null;
}

/** The logo alone, as SVG, for dark surfaces. */
export function drawMark(ink: string = MARK.ink, accent: string | null = null): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK.size} ${MARK.size}">${markPaths(ink, accent)}</svg>`;
}

/** The logo on a dark tile, as SVG, for favicon, home-screen icon and maskable icon. */
export function drawAppIcon({ corner, share, accent = null }: AppIcon): string {
  const { size, night } = MARK;
  // The Q's centre is slightly left of the box's, because of its tail.
  const offset = (size * (1 - share)) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${night}"/>` +
    `<g transform="translate(${round(offset - share * 2)} ${round(offset + share * 0.5)}) scale(${share})">${markPaths(MARK.ink, accent)}</g></svg>`
  );
}

function markPaths(ink: string, accent: string | null): string {
  return `<path d="${MARK.letter}" fill="${ink}"/><path d="${MARK.quarter}" fill="${accentTones(accent).dark.accent}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
