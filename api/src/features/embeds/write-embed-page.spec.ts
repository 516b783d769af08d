import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { EMBED_MAX_BYTES, NAME_MAX_LENGTH, type Place } from '@quartermile/core/domain';
import { buildCar, buildEntry } from '@quartermile/core/testing';
import { EMBED_LENGTHS } from './embed-messages.js';
import { writeEmbedPage } from './write-embed-page.js';

const FONT = new URL('../../../../web/public/fonts/barlow-condensed-700.woff2', import.meta.url);
/** Text that does not compress, different for each seed. */
const noise = (seed: string): string =>
  createHash('sha512').update(seed).digest('base64').repeat(2).slice(0, NAME_MAX_LENGTH);

function placeWith(position: number, name: string, owner: string): Place {
  const _id = `0199f2c4-5d1e-7c3a-9b7e-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
  return { position, entry: buildEntry({ _id, car: buildCar({ name, owner, time: `9.${position}` }) }) };
}

const write = (places: readonly Place[]): string =>
  writeEmbedPage({
    query: { board: 'Our Drag Races', drivetrain: 'AWD', length: 20, theme: 'dark' },
    site: { siteName: noise('site'), logo: null, logoLight: null, accent: null },
    places,
  });

test('the longest board with the longest names and its font fits the limit', () => {
  const longest = Math.max(...EMBED_LENGTHS);
  const places = Array.from({ length: longest }, (_, at) =>
    placeWith(at + 1, noise(`car ${at}`), noise(`driver ${at}`)),
  );
  // As strong as the server compresses it.
  const page = brotliCompressSync(write(places), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  const font = readFileSync(FONT).length;
  expect(page + font).toBeLessThanOrEqual(EMBED_MAX_BYTES);
});

test('names cannot add markup to it', () => {
  const html = write([placeWith(1, '"><script>alert(1)</script>', "<img src=x onerror='1'>")]);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).not.toContain('<img');
});

test('the first car that a filter selects has its place on the board, and no medal', () => {
  const html = write([placeWith(5, 'Golf', 'Thabo')]);
  expect(html).toMatch(/class="place p4"[^>]*>5</);
});
