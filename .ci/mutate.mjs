/**
 * `npm run mutate -- AREA [--since COMMIT] [--force]`: changes the code of an area in small ways and counts the changes
 * that its tests notice. Fails below a score of THRESHOLD, and lists the changes that no test notices. Results are
 * stored in `.mutation/`, and used again for code and tests that have not changed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { AREAS } from './mutate/areas.mjs';
import { changedSince } from './mutate/changed-since.mjs';
import { forgetSurvivors } from './mutate/forget-survivors.mjs';
import { startDatabase } from './mutate/start-database.mjs';
import { strykerOptions } from './mutate/stryker-options.mjs';
import { summarize } from './mutate/summarize.mjs';

/** Minimum score of an area, percent. */
const THRESHOLD = 85;
const FOLDER = '.mutation';

const { values: options, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const area = AREAS[name];
if (!area) {
  console.error(
    `Usage: npm run mutate -- ${Object.keys(AREAS).join('|')} [--since COMMIT] [--only GLOB] [--force]`,
  );
  exit(1);
}

const mutate = options.only ?? (options.since ? changedSince(options.since, area.mutate) : area.mutate);
if (mutate.length === 0) {
  console.log(`${name}: nothing changed since ${options.since}`);
  exit(0);
}
mkdirSync(FOLDER, { recursive: true });
forgetSurvivors(join(FOLDER, `${name}.json`), mutate);
env.QUARTERMILE_MUTATE_AREA = name;
const database = area.hasDatabase ? await startDatabase() : null;
try {
  const stryker = new Stryker(
    strykerOptions({
      name,
      mutate,
      folder: FOLDER,
      concurrency: Number(options.concurrency),
      force: options.force,
    }),
  );
  const { text, score } = summarize(name, await stryker.runMutationTest());
  const report = join(FOLDER, `${name}.txt`);
  writeFileSync(report, text);
  console.log(`${text}\nThe list is in ${report}.`);
  if (score < THRESHOLD) {
    console.error(`${name}: below ${THRESHOLD} %`);
    process.exitCode = 1;
  }
} finally {
  await database?.stop();
}
