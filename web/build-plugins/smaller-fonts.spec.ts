import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codePointsOf, WEIGHTS, writeSubsets } from './smaller-fonts.js';

const { resolve } = createRequire(join(import.meta.dirname, '../../core/package.json'));
const LATIN = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const DISPLAY = '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2';
const RANGE =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193';

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

test('keeps every character of the style sheet’s range', async () => {
  const [original, subset] = await Promise.all([resolve(LATIN), subsets.get(LATIN) ?? ''].map(readFace));
  const kept = new Set(subset?.collectUnicodes());
  const missing = codePointsOf(RANGE).filter(
    (point) => original?.collectUnicodes().includes(point) && !kept.has(point),
  );
  expect(kept.size).toBeGreaterThan(200);
  expect(missing).toEqual([]);
});

test('keeps every character of the display face, which has no range', async () => {
  const [original, subset] = await Promise.all([resolve(DISPLAY), subsets.get(DISPLAY) ?? ''].map(readFace));
  expect(subset?.collectUnicodes()).toEqual(original?.collectUnicodes());
});

test('keeps the weights in use', async () => {
  const subset = await readFace(subsets.get(LATIN) ?? '');
  expect(subset.getAxisInfos()).toMatchObject({ wght: { min: WEIGHTS.min, max: WEIGHTS.max } });
});

test.each([LATIN, DISPLAY])('%s keeps kerning and tabular figures', async (module) => {
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
