/**
 * Measures the built renderer: bytes as brotli sends them (fonts as they are), before the login and tab by tab,
 * and how long it takes from launch to a page that can be used, on whichever host is there.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = join(import.meta.dirname, '../out/renderer');
const ALL_MAX_BYTES = 450_000;
const FIRST_MAX_BYTES = 200_000;
const sizes = new Map();

function sizeOf(file) {
  if (!sizes.has(file)) {
    const bytes = readFileSync(join(FOLDER, file));
    sizes.set(file, file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length);
  }
  return sizes.get(file);
}

const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
const named = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file]) => file);
const assets = readdirSync(join(FOLDER, 'assets')).map((file) => `assets/${file}`);
const isCode = (file) => /\.(js|css)$/.test(file);
const first = sum(['index.html', ...new Set(named)]);
const code = sum(['index.html', ...assets.filter(isCode)]);

console.log(`before the login  ${kilobytes(first)} of at most ${kilobytes(FIRST_MAX_BYTES)}`);
console.log(`all code          ${kilobytes(code)} of at most ${kilobytes(ALL_MAX_BYTES)}`);
console.log(`fonts             ${kilobytes(sum(assets.filter((file) => !isCode(file))))}`);
for (const file of assets.filter((name) => /-tab-[^.]+\.js$/.test(name))) {
  console.log(`  ${file.replace(/^assets\/(.+)-tab-.*$/, '$1').padEnd(16)}${kilobytes(sizeOf(file))}`);
}
if (first > FIRST_MAX_BYTES || code > ALL_MAX_BYTES) process.exitCode = 1;

const launch = spawnSync('playwright', ['test', '--config', 'bench/bench.config.ts'], { stdio: 'inherit' });
if (launch.status !== 0) process.exitCode = 1;
