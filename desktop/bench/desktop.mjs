/**
 * `npm run bench -- desktop`: bundle sizes, startup and memory, as a table and as JSON in `.data/bench`. Only sizes
 * can fail: times and memory depend on the machine and are shown with the baseline of an empty program.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clearFindings, FOLDER, readFindings, toTable, writeFindings } from './findings.mjs';
import { ALL_MAX_BYTES, FIRST_MAX_BYTES, measureSizes, sizeFindings } from './sizes.mjs';

const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');

clearFindings();
writeFindings('sizes', sizeFindings());
const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', 'bench/bench.config.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
console.log(`\n${toTable(readFindings())}\n\nAs JSON: ${FOLDER}`);

const { first, code } = measureSizes();
for (const [name, { brotli }, limit] of [
  ['before the login', first, FIRST_MAX_BYTES],
  ['all code', code, ALL_MAX_BYTES],
]) {
  if (brotli <= limit) continue;
  console.error(`The renderer, ${name}, has ${brotli} bytes by brotli; at most ${limit} are allowed.`);
  process.exitCode = 1;
}
if (status !== 0) process.exitCode = 1;
