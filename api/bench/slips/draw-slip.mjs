import sharp from 'sharp';
import { between, chanceOf, oneOf } from './chance.mjs';
import { layouts } from './layouts.mjs';

const FONTS = [
  'DejaVu Sans Mono, monospace',
  'Liberation Mono, monospace',
  'DejaVu Sans, sans-serif',
  'Liberation Sans, sans-serif',
];
const PAPER = { width: 760, line: 74, letter: 42, head: 36, margin: 60 };

/**
 * A photograph of an invented timing slip, made worse: turned by up to 4 degrees, blurred, with noise and glare, as a
 * JPEG of quality 40 to 70 in the size of a phone's.
 * @param layout name of a layout
 * @param seed of everything random
 * @param worse factor of rotation, blur, noise, glare and compression; 2 shows the slip at half its size
 * @returns the JPEG, and the figures it shows
 */
export async function photographSlip(layout, seed, worse = 1) {
  const chance = chanceOf(seed);
  const slip = layouts[layout](chance);
  const paper = drawPaper(slip, chance);
  const width = Math.round(between(chance, 1200, 1800));
  const height = Math.round((width * 4) / 3);
  const photograph = sharp(Buffer.from(drawScene(paper, slip, chance, { width, height, worse }))).flatten();
  const soft = await photograph
    .blur(between(chance, 0.5, 1.9) * worse)
    .raw()
    .toBuffer({ resolveWithObject: true });
  addNoise(soft.data, between(chance, 4, 16) * worse, chance);
  const jpeg = await sharp(soft.data, { raw: soft.info })
    .jpeg({ quality: Math.round(between(chance, 40, 70) / worse) })
    .toBuffer();
  return { jpeg, truth: slip.truth };
}

function drawPaper({ head, rows, isDark }, chance) {
  const font = oneOf(chance, FONTS);
  const ink = isDark
    ? oneOf(chance, ['#ffb000', '#e8f0ff', '#8dff9a'])
    : oneOf(chance, ['#22242a', '#3a3348', '#454545']);
  const height = 2 * PAPER.margin + (head.length + rows.length + 0.5) * PAPER.line;
  const text = ({ text: words, x, anchor = 'start' }, y, size) =>
    `<text x="${x * PAPER.width}" y="${y}" font-size="${size}" text-anchor="${anchor}">${escapeText(words)}</text>`;
  const heads = head.map((words, index) =>
    text({ text: words, x: 0.5, anchor: 'middle' }, PAPER.margin + (index + 0.7) * PAPER.line, PAPER.head),
  );
  const lines = rows.flatMap((row, index) =>
    row.map((part) => text(part, PAPER.margin + (head.length + index + 1.2) * PAPER.line, PAPER.letter)),
  );
  const ground = isDark ? '#15171c' : '#f6f3ea';
  return {
    height,
    svg:
      `<rect width="${PAPER.width}" height="${height}" fill="${ground}"/>` +
      `<g font-family="${font}" fill="${ink}" xml:space="preserve">${heads.join('')}${lines.join('')}</g>`,
  };
}

const escapeText = (text) => text.replaceAll('&', '&amp;');

/** The paper on a table, with a shadow across it and glare. */
function drawScene(paper, { isDark }, chance, { width, height, worse }) {
  const share = between(chance, 0.72, 0.92) / worse;
  const scale = Math.min((width * share) / PAPER.width, (height * share) / paper.height);
  const [left, top] = [(width - PAPER.width * scale) / 2, (height - paper.height * scale) / 2];
  const turn = between(chance, -4, 4) * worse;
  const [glareX, glareY] = [between(chance, 0, width), between(chance, 0, height)];
  const table = isDark ? '#08090b' : oneOf(chance, ['#3b3530', '#6d5a45', '#2b2e35', '#9a9488']);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="shadow" x2="1" y2="${chance().toFixed(2)}">
        <stop stop-color="#000" stop-opacity="${between(chance, 0.05, 0.4).toFixed(2)}"/>
        <stop offset="${between(chance, 0.3, 0.9).toFixed(2)}" stop-color="#000" stop-opacity="0"/>
      </linearGradient>
      <radialGradient id="glare">
        <stop stop-color="#fff" stop-opacity="${Math.min(1, between(chance, 0.2, 0.85) * worse).toFixed(2)}"/>
        <stop offset="1" stop-color="#fff" stop-opacity="0"/>
      </radialGradient>
    </defs>
    <rect width="100%" height="100%" fill="${table}"/>
    <g transform="rotate(${turn} ${width / 2} ${height / 2}) translate(${left} ${top}) scale(${scale})">${paper.svg}</g>
    <rect width="100%" height="100%" fill="url(#shadow)"/>
    <circle cx="${glareX}" cy="${glareY}" r="${between(chance, 0.15, 0.4) * width}" fill="url(#glare)"/>
  </svg>`;
}

/** Adds noise with a standard deviation, the same for all channels of a pixel. */
function addNoise(pixels, deviation, chance) {
  for (let at = 0; at < pixels.length; at += 3) {
    // The sum of three uniform numbers is nearly normal, with variance 1/4.
    const noise = (chance() + chance() + chance() - 1.5) * 2 * deviation;
    for (let channel = 0; channel < 3; channel++) {
      pixels[at + channel] = Math.min(255, Math.max(0, pixels[at + channel] + noise));
    }
  }
}
