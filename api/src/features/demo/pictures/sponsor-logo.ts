import type { Colour } from '../illustrations/colour.js';
import { drawDisplayText } from './display-text.js';

/** A sponsor's logo: a mark above the name, on a coloured tile, so that it is legible on any background. */
export interface SponsorLogo {
  readonly name: string;
  readonly mark: keyof typeof MARKS;
  readonly ground: Colour;
  readonly ink: Colour;
  readonly accent: Colour;
  readonly lean?: number;
}

interface Inks {
  readonly ink: Colour;
  readonly accent: Colour;
}

const around = (count: number, path: string): string =>
  Array.from(
    { length: count },
    (_, index) => `<path d="${path}" transform="rotate(${(index * 360) / count})"/>`,
  ).join('');

/** Marks, centred at (0, 0) and about 200 units high. */
const MARKS = {
  turbo: ({ ink, accent }: Inks) =>
    `<g fill="none" stroke="${ink}" stroke-width="17"><path d="M-6 78A78 78 0 1 1 72-6V-84H112"/></g>` +
    `<g fill="${accent}">${around(9, 'M-4-12C10-26 14-40 8-56L26-50C26-30 16-14 4-6Z')}</g><circle r="11" fill="${ink}"/>`,
  echo: ({ ink, accent }: Inks) =>
    `<g fill="none" stroke-width="18" stroke-linecap="round"><path d="M-96-34V34" stroke="${ink}"/><path d="M-58-58V58" stroke="${ink}"/>` +
    `<path d="M-14-84A92 92 0 0 1-14 84" stroke="${accent}"/><path d="M24-96A122 122 0 0 1 24 96" stroke="${accent}" stroke-opacity=".66"/>` +
    `<path d="M64-104A156 156 0 0 1 64 104" stroke="${accent}" stroke-opacity=".33"/></g>`,
  wheel: ({ ink, accent }: Inks) =>
    `<circle r="92" fill="none" stroke="${ink}" stroke-width="15"/><g fill="${ink}">${around(6, 'M-11-18L-20-84H20L11-18Z')}</g>` +
    `<circle r="26" fill="${accent}"/>`,
  spring: ({ ink, accent }: Inks) =>
    `<g fill="none" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"><path d="M0-104V-80M0 80V104" stroke="${accent}"/>` +
    `<path d="M-54-80H54L-54-44L54-12L-54 20L54 52L-54 80H54" stroke="${ink}"/></g>`,
  peak: ({ ink, accent }: Inks) =>
    `<g fill="none" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"><path d="M-118 84H118" stroke="${ink}" stroke-opacity=".5"/>` +
    `<path d="M-112 48L-58-20L-26 18L30-88L62-34L80-56L112 44" stroke="${ink}"/></g><circle cx="30" cy="-88" r="16" fill="${accent}"/>`,
  shirt: ({ ink, accent }: Inks) =>
    `<path d="M-40-90L-104-56L-82-8L-56-20V92H56V-20L82-8L104-56L40-90C26-66-26-66-40-90Z" fill="none" stroke="${ink}" stroke-width="15" stroke-linejoin="round"/>` +
    `<path d="M-24 58A40 40 0 1 1 30 50" fill="none" stroke="${accent}" stroke-width="13"/><path d="M2 26L26-2" stroke="${accent}" stroke-width="11" stroke-linecap="round"/>`,
} as const;

/** Draws a logo as SVG with the aspect ratio 16:9. */
export function drawSponsorLogo({ name, mark, ground, ink, accent, lean = 0 }: SponsorLogo): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><path fill="${ground}" d="M0 0H800V450H0Z"/>` +
    `<path d="M0 450L340 0H800V450Z" fill="#fff" fill-opacity=".045"/>` +
    `<g transform="translate(400 170)">${MARKS[mark]({ ink, accent })}</g>` +
    drawDisplayText(name, {
      x: 400,
      y: 326,
      size: 62,
      colour: ink,
      anchor: 'middle',
      lean,
      maxWidth: 640,
    }) +
    '</svg>'
  );
}
