/**
 * `npm run mutate -- AREA [--only GLOB] [--force]`: Stryker changes the code of an area in small ways, lists the
 * changes that no test notices, and fails below a score of 85 %. Results are stored in `.mutation/`, and used again for
 * code and tests that have not changed; `--force` tests all again. Stryker's own command has no areas, and starts no
 * database.
 */
import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { AREAS } from './mutate/areas.mjs';
import { startDatabase } from './mutate/start-database.mjs';
import { strykerOptions } from './mutate/stryker-options.mjs';

const { values: options, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    force: { type: 'boolean', default: false },
  },
});
const [name] = positionals;
const area = AREAS[name];
if (!area) {
  console.error(`Usage: npm run mutate -- ${Object.keys(AREAS).join('|')} [--only GLOB] [--force]`);
  exit(1);
}

env.QUARTERMILE_MUTATE_AREA = name;
const database = area.hasDatabase ? await startDatabase() : null;
try {
  const { only: mutate = area.mutate, concurrency, force } = options;
  await new Stryker(
    strykerOptions({ name, mutate, concurrency: Number(concurrency), force }),
  ).runMutationTest();
} finally {
  await database?.stop();
}
