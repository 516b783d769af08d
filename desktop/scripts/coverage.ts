import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import coverage from 'istanbul-lib-coverage';
import { isOwnCode, untouched } from './count-lines/instrument.ts';

/** Minimum line coverage of the main process, percent. */
const LEAST_PERCENT = 95;

const FOLDER = resolve(import.meta.dirname, '..');
const MAIN = join(FOLDER, 'src/main');
const COUNTS = join(FOLDER, 'coverage');

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs a tool of this repository; resolves to whether it succeeded. */
function run(name: string, command: readonly string[], env: NodeJS.ProcessEnv): boolean {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? '');
  const options = { cwd: FOLDER, env, stdio: 'inherit' } as const;
  return spawnSync(process.execPath, [join(dirname(manifest), file), ...command], options).status === 0;
}

/** Coverage of all processes, with zero counts for files that were never loaded. */
function readCounts() {
  const counts = coverage.createCoverageMap();
  for (const name of globSync('**/*.ts', { cwd: MAIN })) {
    const file = join(MAIN, name);
    if (isOwnCode(file)) counts.merge({ [file]: untouched(file, readFileSync(file, 'utf8')) } as never);
  }
  for (const name of globSync('*.json', { cwd: COUNTS })) {
    counts.merge(JSON.parse(readFileSync(join(COUNTS, name), 'utf8')));
  }
  return counts;
}

/** Prints each file's coverage, lowest first; returns the total in percent. */
function report(): number {
  const counts = readCounts();
  const files = counts.files().map((file) => {
    const whole = counts.fileCoverageFor(file);
    return { file: relative(MAIN, file), ...whole.toSummary().lines, missing: whole.getUncoveredLines() };
  });
  for (const { file, pct, covered, total, missing } of files.toSorted((one, other) => one.pct - other.pct)) {
    const share = `${pct.toFixed(1).padStart(5)} %  ${`${covered}/${total}`.padStart(8)}`;
    print(`${share}  ${file}${missing.length > 0 ? `: not ${missing.join(', ')}` : ''}`);
  }
  return counts.getCoverageSummary().lines.pct;
}

rmSync(COUNTS, { recursive: true, force: true });
const measured = { ...process.env, QUARTERMILE_COVERAGE: COUNTS };
const steps = [
  () => run('electron-vite', ['build'], measured),
  () => run('vitest', ['run'], measured),
  () => run('@playwright/test', ['test'], measured),
];
const areGreen = steps.map((step) => step()).every(Boolean);
run('electron-vite', ['build'], process.env);
const percent = report();
print(`${percent.toFixed(1)} % of the main process's lines, at least ${LEAST_PERCENT} % are wanted.`);
if (!areGreen) console.error('Not all tests passed.');
process.exitCode = areGreen && percent >= LEAST_PERCENT ? 0 : 1;
