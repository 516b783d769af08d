import { rankEntries } from '@quartermile/core/domain';
import { limitTarget } from '../report/print-rows.mjs';
import { spread } from '../report/statistics.mjs';

const ENTRIES = 100_000;
const TIMES = 7;
const RATIO_MAX = 4;
const FIRST = Date.UTC(2026, 0, 1);

/** Ranking a large board in core against sorting as many bare numbers. */
export async function measureRanking({ report }) {
  const seconds = Float64Array.from({ length: ENTRIES }, () => 8 + Math.random() * 12);
  const entries = Array.from(seconds, (time, nth) => ({
    category: 'Our Drag Races',
    votes: 0,
    createdAt: new Date(FIRST + nth * 1000).toISOString(),
    car: { time: time.toFixed(2), worldFacts: null },
  }));
  const taken = { bare: [], ranked: [], ratio: [] };
  for (let nth = -1; nth < TIMES; nth++) {
    const bare = timeOf(() => seconds.slice().sort());
    const ranked = timeOf(() => rankEntries(entries));
    // The first time compiles the code.
    if (nth < 0) continue;
    taken.bare.push(bare);
    taken.ranked.push(ranked);
    taken.ratio.push(ranked / bare);
  }
  const values = [
    { name: 'Float64Array, sorted', unit: 'ms', spread: spread(taken.bare) },
    { name: 'rankEntries of core', unit: 'ms', spread: spread(taken.ranked) },
    { name: 'ratio', unit: 'x', spread: spread(taken.ratio) },
  ];
  const title = `ranking ${ENTRIES.toLocaleString('en')} entries`;
  await report({ title, values, targets: [limitTarget(values[2], RATIO_MAX)] });
}

function timeOf(work) {
  const began = performance.now();
  work();
  return performance.now() - began;
}
