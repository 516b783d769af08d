import { processorTime } from '../server.mjs';
import { spread } from './statistics.mjs';

/** Rounds thrown away before a row is given up. */
const DISCARDED_MAX = 3;

/**
 * Runs contestants in turn, so that all of them meet the same disturbances. A round with any problem is thrown away as
 * a whole and repeated.
 * @param contestants `{ name, pid, run, base }`: `run(round)` returns `{ perSecond, problems, ... }`; `base` names the
 * contestant to which it is compared
 * @returns contestants with their spreads: `perSecond`; `cpuMicros` and `loadMicros` (CPU time per response, of the
 * server's process and of the load generator); `p50` and `p99` (response time, ms); per round `ratio`, and `cpuRatio`,
 * the same by CPU time, which a busy machine affects less; and `discarded` rounds with their problems
 */
export async function race(contestants, { rounds, log }) {
  const results = contestants.map(() => []);
  const discarded = [];
  for (let round = 0; results[0].length < rounds && discarded.length < DISCARDED_MAX; round++) {
    const taken = [];
    for (const contestant of contestants) taken.push(await measure(contestant, round));
    const problems = taken.flatMap((result, nth) =>
      result.problems.map((text) => `${contestants[nth].name}: ${text}`),
    );
    if (problems.length > 0) {
      discarded.push({ round, problems });
      log(`round thrown away: ${problems[0].slice(0, 300)}`);
    } else for (const [nth, result] of taken.entries()) results[nth].push(result);
  }
  const of = (name) => results[contestants.findIndex((contestant) => contestant.name === name)];
  return {
    discarded,
    contestants: contestants.map(({ name, base }, nth) => {
      const series = (field) => spread(results[nth].map((result) => result[field]));
      const ratios =
        base && results[nth].map(({ perSecond }, round) => perSecond / of(base)[round].perSecond);
      const cpuRatios = results[nth].map(({ cpuMicros }, round) =>
        base && cpuMicros ? of(base)[round].cpuMicros / cpuMicros : null,
      );
      return {
        name,
        perSecond: series('perSecond'),
        cpuMicros: series('cpuMicros'),
        loadMicros: series('loadMicros'),
        p50: series('p50'),
        p99: series('p99'),
        ...(base && { base, ratio: spread(ratios), cpuRatio: spread(cpuRatios) }),
      };
    }),
  };
}

async function measure({ pid, run }, round) {
  const before = await processorTime(pid).catch(() => null);
  const { count, seconds, problems, latency, ...rest } = await run(round);
  const used = before === null ? null : (await processorTime(pid)) - before;
  return {
    problems,
    perSecond: count / seconds,
    cpuMicros: used === null ? null : (used * 1e6) / count,
    p50: latency.p50,
    p99: latency.p99,
    ...rest,
  };
}
