import { accentTones } from './accent.js';
import { MARK } from './mark.js';

/** Layout of the logo on a tile. */
export interface AppIcon {
  /** Radius of the tile's corners, as a fraction of its side; 0 is a full square, which phones round themselves. */
  readonly corner: number;
  /** Side of the logo, as a fraction of the tile's. A maskable icon is safe up to 0.8 across its corners. */
  readonly share: number;
  /** Accent of the site; amber by default. */
  readonly accent?: string | null;
}

/** Layouts of the logo: a tile with rounded corners, a square that phones round, and one in the safe zone of maskable icons. */
export const APP_ICONS = {
  tile: { corner: 0.22, share: 0.8 },
  square: { corner: 0, share: 0.7 },
  maskable: { corner: 0, share: 0.56 },
} as const satisfies Record<string, AppIcon>;

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
