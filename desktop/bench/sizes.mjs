/** Sizes of the built app, raw and compressed by brotli. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const OUT = join(import.meta.dirname, '../out');
const CODE = '**/*.{js,cjs,css,html}';
/** Size limits of the renderer's code, brotli: what is loaded before the login, and all of it. */
export const LIMITS = { 'renderer before the login': 200_000, 'renderer, all code': 450_000 };

/** @returns the paths of each part's files */
function partsOfApp() {
  const renderer = join(OUT, 'renderer');
  const page = readFileSync(join(renderer, 'index.html'), 'utf8');
  const named = new Set([...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file));
  const filesOf = (part, pattern) =>
    globSync(pattern, { cwd: join(OUT, part) }).map((file) => join(OUT, part, file));
  return {
    'renderer before the login': ['index.html', ...named].map((file) => join(renderer, file)),
    'renderer, all code': filesOf('renderer', CODE),
    'renderer, fonts and pictures': filesOf('renderer', '**/*.{woff2,svg,png,jpg,webp}'),
    'main process': filesOf('main', CODE),
    'preload script': filesOf('preload', CODE),
  };
}

/** @returns `{ name, raw, brotli }` of each part, bytes */
export function measureSizes() {
  return Object.entries(partsOfApp()).map(([name, files]) => {
    const contents = files.map((file) => readFileSync(file));
    const sum = (sizeOf) => contents.reduce((total, bytes) => total + sizeOf(bytes), 0);
    return {
      name,
      raw: sum(({ length }) => length),
      brotli: sum((bytes) => brotliCompressSync(bytes).length),
    };
  });
}
