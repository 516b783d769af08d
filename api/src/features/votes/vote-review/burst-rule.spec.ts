import { describe, expect, test } from '@jest/globals';
import { type EntryRate, findBursts } from './burst-rule.js';
import { BURST_FACTOR, BURST_FLOOR } from './vote-limits.js';

const WEEK = 672;
const rate = (entryId: string, votes: number, before: number, quarters = WEEK): EntryRate => ({
  entryId,
  votes,
  before,
  quarters,
});
/** Ten entries with a usual rate of 2 votes per quarter each. */
const usualSite = (votes = 2): EntryRate[] =>
  Array.from({ length: 10 }, (_, nth) => rate(`usual-${nth}`, votes, 2 * WEEK));
const idsOf = (entries: readonly EntryRate[]) =>
  findBursts(entries, entries.length).map((one) => one.entryId);

describe('findBursts', () => {
  test('finds nothing without entries, and nothing in a usual quarter', () => {
    expect(findBursts([], 0)).toEqual([]);
    expect(idsOf(usualSite())).toEqual([]);
  });

  test('finds many votes for one entry, and says how many are usual', () => {
    const entries = [...usualSite(), rate('attacked', 80, 3 * WEEK)];
    expect(findBursts(entries, 11)).toEqual([{ entryId: 'attacked', votes: 80, usual: 3 }]);
  });

  test('needs the floor and the factor', () => {
    const alone = (votes: number, before: number) => idsOf([...usualSite(0), rate('one', votes, before)]);
    expect([alone(BURST_FLOOR - 1, 0), alone(BURST_FLOOR, 0)]).toEqual([[], ['one']]);
    const most = BURST_FACTOR * 20;
    expect([alone(most - 1, 20 * WEEK), alone(most, 20 * WEEK)]).toEqual([[], ['one']]);
  });

  test('expects more votes for each entry while a video brings votes for all', () => {
    expect(idsOf(usualSite(400))).toEqual([]);
    expect(idsOf([...usualSite(400), rate('attacked', 2000, 2 * WEEK)])).toEqual(['attacked']);
  });

  test('does not take an attack for a video', () => {
    const entries = [...usualSite(), rate('attacked', 100_000, 2 * WEEK)];
    expect(idsOf(entries)).toEqual(['attacked']);
  });

  test('compares with the leading other entry while shares are unknown', () => {
    const others = Array.from({ length: 8 }, (_, nth) => rate(`other-${nth}`, 5, 0, 4));
    const crowd = [rate('first', 300, 0, 4), rate('second', 150, 0, 4), ...others];
    expect(idsOf(crowd)).toEqual([]);
    expect(idsOf([...crowd, rate('attacked', 1200, 0, 4)])).toEqual(['attacked']);
  });

  test('measures the rate of a new entry since it was added', () => {
    const [added, old] = [rate('new', 60, 160, 8), rate('old', 60, 160)];
    expect(idsOf([...usualSite(), added])).toEqual([]);
    expect(idsOf([...usualSite(), old])).toEqual(['old']);
  });
});

/** A generator of numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A standard normal number (Box and Muller). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** A Poisson number; for a large mean its normal approximation. */
function poisson(mean: number, random: () => number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > limit) {
    count += 1;
    product *= random();
  }
  return count;
}

/**
 * Visitors of a video: 60 entries whose popularity falls with their place (Zipf), a week of 20 votes an hour on the
 * whole site, then 6 hours of a crowd that begins with `peak` votes per quarter and halves every hour. Each entry is
 * more or less popular with this crowd than usual by a log-normal factor.
 */
function videoCrowd(seed: number, { peak, spread }: { peak: number; spread: number }) {
  const random = seeded(seed);
  const entries = 60;
  const weights = Array.from({ length: entries }, (_, place) => 1 / (place + 1));
  const shareOf = (all: readonly number[], nth: number) => (all[nth] ?? 0) / all.reduce((a, b) => a + b);
  const before = weights.map((_, nth) => poisson(shareOf(weights, nth) * 5 * WEEK, random));
  const liked = weights.map((weight) => weight * Math.exp(spread * normal(random)));
  const quarters = Array.from({ length: 24 }, (_, quarter) =>
    liked.map((_weight, nth) =>
      rate(`${nth}`, poisson(shareOf(liked, nth) * peak * 0.5 ** (quarter / 4), random), before[nth] ?? 0),
    ),
  );
  return { entries, quarters };
}

/** Crowds of 200 videos, from quiet to a hundred times the usual traffic and more. */
function crowdsWithAlert(spread: number): number {
  let alerted = 0;
  for (let video = 0; video < 200; video++) {
    const { entries, quarters } = videoCrowd(video + 1, {
      peak: [50, 500, 5000, 50_000][video % 4] ?? 0,
      spread,
    });
    if (quarters.some((rates) => findBursts(rates, entries).length > 0)) alerted += 1;
  }
  return alerted;
}

describe('the crowd of a video', () => {
  test('that votes as visitors usually do is never taken for a burst, in 200 videos of 24 quarters', () => {
    expect(crowdsWithAlert(0)).toBe(0);
  });

  test('whose taste differs (most shares within 0.7 and 1.4 times) gives an alert in at most one video of 50', () => {
    expect(crowdsWithAlert(0.35)).toBeLessThanOrEqual(4);
  });

  test('does not hide eight times the votes that it brings an entry, in 90 of 100 videos', () => {
    let seen = 0;
    for (let video = 0; video < 100; video++) {
      const { entries, quarters } = videoCrowd(video + 1, { peak: 5000, spread: 0.35 });
      const rates = (quarters[4] ?? []).map((one) =>
        one.entryId === '9' ? { ...one, votes: 8 * one.votes } : one,
      );
      if (findBursts(rates, entries).some(({ entryId }) => entryId === '9')) seen += 1;
    }
    expect(seen).toBeGreaterThanOrEqual(90);
  });
});
