import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codePointsOf, smallerFonts, WEIGHTS, writeSubsets } from './smaller-fonts.js';

const { resolve } = createRequire(join(import.meta.dirname, '../../core/package.json'));
const LATIN = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const REST = `${LATIN}#rest`;
const DISPLAY = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
/** What both parts of the text font have together. */
const RANGE =
  'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212';
/** Bytes of a response's body in a new connection's first round trip: ten segments without the headers (RFC 6928). */
const FIRST_ROUND_TRIP = 10 * 1460 - 600;

let folder: string;
let subsets: Map<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  subsets = await writeSubsets(folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function readFace(path: string): Promise<Face> {
  const sfnt = await subsetFont(await readFile(path), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  return new Face(new Blob(Uint8Array.from(sfnt).buffer), 0);
}

test('reads the characters of a unicode-range', () => {
  expect(codePointsOf('U+0041-0043, U+0131')).toEqual([0x41, 0x42, 0x43, 0x131]);
});

test('has every Latin character in one of two parts, and none in both', async () => {
  const [original, first, rest] = await Promise.all(
    [resolve(LATIN), subsets.get(LATIN) ?? '', subsets.get(REST) ?? ''].map(readFace),
  );
  const all = [...(first?.collectUnicodes() ?? []), ...(rest?.collectUnicodes() ?? [])];
  const kept = new Set(all);
  const missing = codePointsOf(RANGE).filter(
    (point) => original?.collectUnicodes().includes(point) && !kept.has(point),
  );
  expect(kept.size).toBeGreaterThan(200);
  expect(missing).toEqual([]);
  expect(all).toHaveLength(kept.size);
});

test('has the texts of every page in the first part', async () => {
  const first = new Set((await readFace(subsets.get(LATIN) ?? '')).collectUnicodes());
  const text =
    'Submit yours · “Our Drag Races” – 13.72 s − 0.3, 0–100 × R1,499 (it’s Huracán, Renée, Zoë, quick!) … © @ & % + / ? #_=';
  expect([...text].filter((character) => !first.has(character.codePointAt(0) ?? 0))).toEqual([]);
});

test.each([LATIN, DISPLAY])('%s, on every page, fits into a first round trip', async (module) => {
  expect((await stat(subsets.get(module) ?? '')).size).toBeLessThan(FIRST_ROUND_TRIP);
});

test('a build takes the parts in place of the package’s files', async () => {
  const plugin = smallerFonts(folder);
  await plugin.config();
  const sheet = plugin.transform.handler(
    `src: url('${LATIN}') format('woff2'); unicode-range: U+41; } { src: url('${REST}') format('woff2');`,
  );
  expect(sheet).toContain(`url('${subsets.get(LATIN)}')`);
  expect(sheet).toContain(`url('${subsets.get(REST)}')`);
});

test('keeps every character of the display face, which has no range', async () => {
  const [original, subset] = await Promise.all([resolve(DISPLAY), subsets.get(DISPLAY) ?? ''].map(readFace));
  expect(subset?.collectUnicodes()).toEqual(original?.collectUnicodes());
});

test.each([LATIN, REST])('%s keeps the weights in use', async (module) => {
  const subset = await readFace(subsets.get(module) ?? '');
  expect(subset.getAxisInfos()).toMatchObject({ wght: { min: WEIGHTS.min, max: WEIGHTS.max } });
});

test.each([LATIN, REST, DISPLAY])('%s keeps kerning and tabular figures', async (module) => {
  const subset = await readFace(subsets.get(module) ?? '');
  expect(subset.getTableFeatureTags('GSUB')).toContain('tnum');
  expect(subset.getTableFeatureTags('GPOS')).toContain('kern');
});

test.each([LATIN, DISPLAY])('%s is a lot smaller than the font it replaces', async (module) => {
  const sizes = await Promise.all(
    [resolve(module), subsets.get(module) ?? ''].map(async (path) => (await stat(path)).size),
  );
  expect(Number(sizes[1]) / Number(sizes[0])).toBeLessThan(0.6);
});
