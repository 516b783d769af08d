/** Sizes of the built app, raw and compressed by brotli (fonts uncompressed). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const OUT = join(import.meta.dirname, '../out');
const RENDERER = join(OUT, 'renderer');
/** Size limit of the code loaded before the login, brotli. */
export const FIRST_MAX_BYTES = 200_000;
export const ALL_MAX_BYTES = 450_000;

const isCode = (file) => /\.(js|css|html)$/.test(file);

function sizeOf(path) {
  const bytes = readFileSync(path);
  return {
    raw: bytes.length,
    brotli: path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length,
  };
}

function sum(paths) {
  const sizes = paths.map(sizeOf);
  return {
    raw: sizes.reduce((total, { raw }) => total + raw, 0),
    brotli: sizes.reduce((total, { brotli }) => total + brotli, 0),
  };
}

const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** @returns sizes per part, bytes */
export function measureSizes() {
  const page = readFileSync(join(RENDERER, 'index.html'), 'utf8');
  const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const renderer = filesOf(RENDERER);
  return {
    first: sum(['index.html', ...new Set(named)].map((file) => join(RENDERER, file))),
    code: sum(renderer.filter(isCode)),
    fonts: sum(renderer.filter((path) => !isCode(path))),
    main: sum(filesOf(join(OUT, 'main'))),
    preload: sum(filesOf(join(OUT, 'preload'))),
  };
}

/** The sizes as findings, kB. */
export function sizeFindings() {
  const { first, code, fonts, main, preload } = measureSizes();
  const finding = (name, bytes) => ({ name, unit: 'kB', values: [bytes / 1000] });
  return [
    finding('renderer before the login, raw', first.raw),
    finding('renderer before the login, brotli', first.brotli),
    finding('renderer, all code, raw', code.raw),
    finding('renderer, all code, brotli', code.brotli),
    finding('renderer, fonts and pictures', fonts.raw),
    finding('main process, raw', main.raw),
    finding('main process, brotli', main.brotli),
    finding('preload script, raw', preload.raw),
    finding('preload script, brotli', preload.brotli),
  ];
}
