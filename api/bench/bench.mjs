/**
 * `npm run bench -- api [--only reads,votes,...] [--rounds N] [--seconds N] [--connections N]`: the targets of
 * docs/performance.md that concern the server, in one run. Prints a table and writes JSON into `bench/results`. Exits
 * with 1 when responses were wrong, whatever the speed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { startDatabases } from './database/databases.mjs';
import { startLoad } from './load/start-load.mjs';
import { printRow } from './report/print-rows.mjs';
import { measureBoards } from './rows/boards.mjs';
import { measureFreshness } from './rows/freshness.mjs';
import { measureLive } from './rows/live.mjs';
import { measureRanking } from './rows/ranking.mjs';
import { measureReads } from './rows/reads.mjs';
import { measureStart } from './rows/start.mjs';
import { measureUploads } from './rows/uploads.mjs';
import { measureVotes } from './rows/votes.mjs';

const PARTS = {
  reads: measureReads,
  votes: measureVotes,
  boards: measureBoards,
  freshness: measureFreshness,
  live: measureLive,
  start: measureStart,
  uploads: measureUploads,
  ranking: measureRanking,
};
const RESULTS = new URL('results/', import.meta.url);

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
  },
});
const requested = values.only.split(',');
const unknown = requested.find((part) => !(part in PARTS));
if (unknown !== undefined) throw new Error(`--only ${unknown}: one of ${Object.keys(PARTS).join(', ')}`);
const options = {
  rounds: Number(values.rounds),
  ms: Number(values.seconds) * 1000,
  warmUpMs: Math.min(1500, Number(values.seconds) * 1000),
  connections: Number(values.connections),
  log: (text) => console.log(`  ${text}`),
};

const began = performance.now();
const rows = [];
let databases = null;
const load = startLoad();
const context = {
  load,
  options,
  databases: () => (databases ??= startDatabases()),
  report(row) {
    rows.push(row);
    printRow(row);
  },
};
try {
  for (const part of requested) {
    try {
      await PARTS[part](context);
    } catch (error) {
      console.error(`${part}: ${error.stack}`);
      rows.push({ title: part, failure: error.message });
      process.exitCode = 1;
    }
  }
} finally {
  load.stop();
  const settings = await (await databases)?.settings();
  await (await databases)?.stop();
  const machine = { cores: availableParallelism(), model: cpus()[0]?.model, node: process.version };
  const at = new Date().toISOString();
  await mkdir(RESULTS, { recursive: true });
  const file = new URL(`${at.replaceAll(':', '-')}.json`, RESULTS);
  await writeFile(file, JSON.stringify({ at, machine, postgresql: settings, options, rows }, null, 2));
  const targets = rows.flatMap((row) => row.targets ?? []);
  console.log(`\n${machine.cores} cores (${machine.model}), Node ${machine.node}`);
  if (settings) console.log(`PostgreSQL: ${JSON.stringify(settings)}`);
  console.log(`${targets.filter(({ isMet }) => isMet).length} of ${targets.length} targets met`);
  const wrong = rows.filter(({ discarded = [] }) => discarded.length > 0);
  for (const { title, discarded } of wrong) {
    console.log(`${title}: ${discarded.length} rounds thrown away`);
    for (const { problems } of discarded) console.log(`  ${problems[0].slice(0, 500)}`);
  }
  if (wrong.length > 0) process.exitCode = 1;
  console.log(`${Math.round((performance.now() - began) / 1000)} s; ${file.pathname}`);
}
