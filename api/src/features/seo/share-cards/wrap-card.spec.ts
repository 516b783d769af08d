import { expect, test } from '@jest/globals';
import { SHARE_PICTURE_SIZE, WRAP_PICTURE_SIZE } from '@quartermile/core/domain';
import { homeCard } from './home-card.js';
import { type CardPixels, renderCard } from './render-card.js';
import type { Box } from './share-layout.js';
import { wrapCard } from './wrap-card.js';

/** Padding of the cards less what antialiasing may use, px. */
const EDGE = 50;
/** Brightest channel of the background and of its glow; texts are brighter. */
const DARK = 0x60;
const long = 'WWW Volkswagen '.repeat(12);
const row = { name: long, detail: long, figure: '11 234 votes' };

/** Whether only the background is at the edges of a picture. */
function hasFreeEdges({ pixels, width, height }: CardPixels): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    const isEdge = x < EDGE || x >= width - EDGE || y < EDGE || y >= height - EDGE;
    if (isEdge && Math.max(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0) > DARK) return false;
  }
  return true;
}

/** The number of lines that each text of a card may have. */
function linesOf({ props: { style, children = [] } }: Box): unknown[] {
  return typeof children === 'string' ? [style.lineClamp] : children.flatMap(linesOf);
}

test('the picture of a week holds all its parts with long names', async () => {
  const parts = [2, 2, 2, 1, 1].map((count) => ({
    title: long,
    rows: Array.from({ length: count }, () => row),
  }));
  const wrap = {
    kind: 'wrap',
    site: long,
    accent: null,
    address: long,
    today: '22 November 2026',
    quiet: null,
  } as const;
  expect(new Set(linesOf(wrapCard({ ...wrap, parts })))).toEqual(new Set([1]));
  const picture = await renderCard({ ...wrap, parts }, null);
  expect({ width: picture.width, height: picture.height }).toEqual(WRAP_PICTURE_SIZE);
  expect(hasFreeEdges(picture)).toBe(true);
});

/** Height of the tallest stretch of a picture without a text, px. */
function tallestGap({ pixels, width, height }: CardPixels): number {
  let [last, tallest] = [0, 0];
  for (let y = 0; y < height; y++) {
    const line = pixels.subarray(y * width * 4, (y + 1) * width * 4);
    if (!line.some((value, at) => at % 4 !== 3 && value > DARK)) continue;
    tallest = Math.max(tallest, y - last);
    last = y;
  }
  return Math.max(tallest, height - last);
}

test('the picture of a week is filled evenly, also with few rows', async () => {
  const car = { name: 'Golf 7 R', detail: 'Thabo, first in Our Drag Races', figure: '11.8 s' };
  const wrap = {
    kind: 'wrap',
    site: 'Quartermile',
    accent: null,
    address: 'site.example',
    today: '22 November 2026',
  } as const;
  for (const rows of [
    [1, 1],
    [1, 2, 1],
    [2, 2, 2, 1, 1],
  ]) {
    const parts = rows.map((count) => ({
      title: 'New leaders',
      rows: Array.from({ length: count }, () => car),
    }));
    expect(tallestGap(await renderCard({ ...wrap, quiet: null, parts }, null))).toBeLessThan(360);
  }
});

test('the card of the home page holds a long title and long names', async () => {
  const places = [1, 2, 3].map((position) => ({
    position,
    name: long,
    figure: '10.123 s',
    source: position === 2 ? long : null,
  }));
  const home = {
    kind: 'home',
    site: long,
    accent: null,
    line: long,
    category: 'Our Drag Races',
    picture: null,
  } as const;
  expect(new Set(linesOf(homeCard({ ...home, places })))).toEqual(new Set([1]));
  const picture = await renderCard({ ...home, places }, null);
  expect({ width: picture.width, height: picture.height }).toEqual(SHARE_PICTURE_SIZE);
  expect(hasFreeEdges(picture)).toBe(true);
});
