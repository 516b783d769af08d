/**
 * Ranking benchmark: ranks 100,000 entries and compares the duration with that of sorting as many numbers in a
 * `Float64Array`, which is the limit. `node bench/ranking.mjs` after a build.
 */
import { placesOfBoard, rankEntries } from '../dist/domain/index.js';

const ENTRIES = 100_000;
const ROUNDS = 21;
const FIRST_ENTRY = Date.parse('2026-01-01T00:00:00Z');

/** A generator of reproducible numbers from 0 to 1, mulberry32. */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Entries parsed from JSON, by default oldest first as the server stores them. */
function makeEntries({ digits, category = 'World Facts', isOldestFirst = true }) {
  const random = seeded(digits);
  const entries = Array.from({ length: ENTRIES }, (_, index) => ({
    _id: `${index}`,
    category,
    votes: Math.floor(random() * 1000),
    createdAt: new Date(
      FIRST_ENTRY + (isOldestFirst ? index : Math.floor(random() * ENTRIES)) * 60_000,
    ).toISOString(),
    car: { time: (8 + random() * 10).toFixed(digits), worldFacts: null },
  }));
  return JSON.parse(JSON.stringify(entries));
}

const oldestFirst = makeEntries({ digits: 2 });
const contestants = {
  'a bare Float64Array': () => Float64Array.from(numbers).sort(),
  'times of two decimals, oldest first': () => rankEntries(oldestFirst),
  'the same, in any order': () => rankEntries(anyAge),
  'times of six decimals, oldest first': () => rankEntries(precise),
  'by votes': () => placesOfBoard(voted, 'Votes by Viewers'),
};
const anyAge = makeEntries({ digits: 2, isOldestFirst: false });
const precise = makeEntries({ digits: 6 });
const voted = makeEntries({ digits: 3, category: 'Votes by Viewers' });
const numbers = Float64Array.from(precise, ({ car }) => Number(car.time));

const durations = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, run] of Object.entries(contestants)) {
    const start = performance.now();
    run();
    durations[name].push(performance.now() - start);
  }
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const limit = median(durations['a bare Float64Array']);
console.table(
  Object.entries(durations).map(([contestant, values]) => ({
    contestant,
    'median, ms': median(values).toFixed(1),
    'times the limit': (median(values) / limit).toFixed(2),
  })),
);
