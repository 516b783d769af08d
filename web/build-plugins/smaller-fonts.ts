import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve } = createRequire(join(import.meta.dirname, '../../core/package.json'));
const FACES = join(import.meta.dirname, '../../core/src/ui/theme/fonts.css');
/** The subsets, ignored by git. */
const FOLDER = join(import.meta.dirname, '../.fonts');

/** A font of the style sheet: its module, and the characters that the style sheet takes from it, where it says so. */
const FACE = /url\('(@fontsource[^']+)'\)[^;}]*;(?:\s*unicode-range:\s*([^;]+);)?/g;
/** Packages of variable fonts. */
const VARIABLE = '@fontsource-variable/';
/** Weights in use; a variable font contains 100 to 900. */
export const WEIGHTS = { min: 400, max: 700 } as const;
/**
 * Kerning, forms of languages, and the tabular figures of times. Not the stylistic sets, arrows made of hyphens (`calt`),
 * and combining accents, which are not among the characters.
 */
const FEATURES = ['kern', 'locl', 'tnum'];

/**
 * The code points of a CSS `unicode-range`.
 * @param range such as `U+0000-00FF, U+0131`
 */
export function codePointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
}

/**
 * Writes a subset of each font of core's style sheet: the characters of its `unicode-range`, of a variable one the weights
 * from 400 to 700, and no instructions for the pixels of screens with few of them. Every first visit downloads the
 * first Latin one and the display face. A module that the style sheet names twice has a fragment in its second name
 * (`font.woff2#rest`).
 * @returns path of the subset by name of the module
 */
export async function writeSubsets(folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const faces = [...(await readFile(FACES, 'utf8')).matchAll(FACE)];
  const subsets = faces.map(async ([, module = '', range]) => {
    const [file = '', part] = module.split('#');
    const subset = await subsetFont(
      await readFile(resolve(file)),
      range && String.fromCodePoint(...codePointsOf(range)),
      {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        keepAllGlyphs: range === undefined,
        ...(module.startsWith(VARIABLE) && { variationAxes: { wght: WEIGHTS } }),
      },
    );
    const name = basename(file, '.woff2');
    const path = join(folder, `${part ? `${name}-${part}` : name}.woff2`);
    await writeFile(path, subset);
    return [module, path] as const;
  });
  return new Map(await Promise.all(subsets));
}

/**
 * Replaces the fonts by smaller ones in builds; the development server takes them whole.
 * @param folder the subsets are written there
 */
export function smallerFonts(folder = FOLDER) {
  let subsets = new Map<string, string>();
  return {
    name: 'smaller-fonts',
    apply: 'build',
    // Before Vite's own plugin, which takes the URLs out of the style sheet.
    enforce: 'pre',
    async config() {
      subsets = await writeSubsets(folder);
      return { resolve: { alias: Object.fromEntries(subsets) } };
    },
    // Vite does not look up names with a fragment among the aliases.
    transform: {
      filter: { id: FACES },
      handler: (code: string) =>
        code.replace(FACE, (face, module: string) => face.replace(module, subsets.get(module) ?? module)),
    },
  } as const satisfies Plugin;
}
