/**
 * `npm run bench -- slips [--slips N] [--worse FACTOR] [--save FOLDER] [--show]`: the share of figures that the reader reads right, wrong
 * and not at all on drawn slips that were made worse, with time and memory. Exits with 1 when more than one in a hundred
 * is wrong. The fonts are those of the machine.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TextRecognizer } from '../dist/features/media/recognition/text-recognizer.js';
import { readProof } from '../dist/features/submissions/slips/read-proof.js';
import { photographSlip } from './slips/draw-slip.mjs';
import { layouts } from './slips/layouts.mjs';

const WRONG_MAX = 0.01;
const MIB = 2 ** 20;
const FIGURES = ['time', 'sixtyFoot', 'trapSpeed', 'date'];

const { values: options } = parseArgs({
  options: {
    slips: { type: 'string', default: '80' },
    seed: { type: 'string', default: '1' },
    worse: { type: 'string', default: '1' },
    save: { type: 'string' },
    show: { type: 'boolean', default: false },
  },
});

const recognizer = new TextRecognizer();
const counts = new Map();
const times = [];
let peak = 0;
if (options.save) mkdirSync(options.save, { recursive: true });
try {
  for (let index = 0; index < Number(options.slips); index++) {
    const layout = Object.keys(layouts)[index % Object.keys(layouts).length];
    const { jpeg, truth } = await photographSlip(
      layout,
      Number(options.seed) * 1000 + index,
      Number(options.worse),
    );
    if (options.save) writeFileSync(join(options.save, `${index}-${layout}.jpg`), jpeg);
    const began = performance.now();
    const values = await readProof(recognizer, jpeg, Date.now());
    times.push(performance.now() - began);
    peak = Math.max(peak, peakMemory(recognizer.pid));
    count(layout, truth, values, index);
  }
} finally {
  recognizer.onApplicationShutdown();
}
report();

/** Compares what a slip shows with what was read. */
function count(layout, truth, values, index) {
  const rest = [...values];
  const outcomes = truth.map(({ figure, lane, value }) => {
    const at = rest.findIndex((one) => one.figure === figure && (one.lane === lane || one.lane === null));
    const [read] = at < 0 ? [] : rest.splice(at, 1);
    const outcome = read === undefined ? 'unread' : read.value === value ? 'right' : 'wrong';
    return { figure, outcome, value, read };
  });
  // What was read although the slip does not show it.
  outcomes.push(...rest.map((read) => ({ figure: read.figure, outcome: 'wrong', value: null, read })));
  for (const { figure, outcome, value, read } of outcomes) {
    for (const name of [figure, layout]) {
      const row = counts.get(name) ?? { right: 0, wrong: 0, unread: 0 };
      row[outcome]++;
      counts.set(name, row);
    }
    if (outcome === 'wrong' || (options.show && outcome === 'unread'))
      console.log(
        `  slip ${index} (${layout}), ${figure}: ${value} was read as ${JSON.stringify(read) ?? 'nothing'}`,
      );
  }
}

/** Highest resident memory of a process so far, bytes; 0 where the system does not report it. */
function peakMemory(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function report() {
  const rows = [...FIGURES, ...Object.keys(layouts)].map((name) => {
    const row = counts.get(name) ?? { right: 0, wrong: 0, unread: 0 };
    const whole = row.right + row.wrong + row.unread;
    const shares = Object.entries(row).map(([outcome, part]) => [
      outcome,
      `${((100 * part) / whole).toFixed(1)} %`,
    ]);
    return [name, { ...Object.fromEntries(shares), of: whole }];
  });
  console.table(Object.fromEntries(rows));
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part) => Math.round(sorted[Math.floor((sorted.length - 1) * part)]);
  console.log(
    `${times.length} slips: ${at(0.5)} ms in the median, ${at(0.95)} ms at the 95th percentile, ${at(1)} ms at most`,
  );
  console.log(`memory of the process: ${Math.round(peak / MIB)} MiB at most`);
  const all = FIGURES.map((figure) => counts.get(figure) ?? { right: 0, wrong: 0, unread: 0 });
  const wrong = all.reduce((sum, row) => sum + row.wrong, 0);
  const whole = all.reduce((sum, row) => sum + row.right + row.wrong + row.unread, 0);
  if (wrong > whole * WRONG_MAX) process.exitCode = 1;
}
