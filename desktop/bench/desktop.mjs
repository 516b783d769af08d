/**
 * `npm run bench -- desktop`: bundle sizes, startup and memory, as a table and as JSON in `.data/bench`. Only sizes
 * can fail: times and memory depend on the machine and are shown with the baseline of an empty program.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { clearFindings, FOLDER, printFindings, writeFindings } from './findings.mjs';
import { LIMITS, measureSizes } from './sizes.mjs';

const playwright = join(dirname(createRequire(import.meta.url).resolve('@playwright/test')), 'cli.js');

clearFindings();
const sizes = measureSizes();
writeFindings(
  'sizes',
  sizes.flatMap(({ name, raw, brotli }) => [
    { name: `${name}, raw`, unit: 'kB', values: [raw / 1000] },
    { name: `${name}, brotli`, unit: 'kB', values: [brotli / 1000] },
  ]),
);
const { status } = spawnSync(process.execPath, [playwright, 'test', '--config', 'bench/bench.config.ts'], {
  cwd: join(import.meta.dirname, '..'),
  stdio: 'inherit',
});
printFindings();
console.log(`As JSON: ${FOLDER}`);

for (const { name, brotli } of sizes) {
  if (brotli <= (LIMITS[name] ?? Number.POSITIVE_INFINITY)) continue;
  console.error(`${name} has ${brotli} bytes by brotli; at most ${LIMITS[name]} are allowed.`);
  process.exitCode = 1;
}
if (status !== 0) process.exitCode = 1;
