import { type CarTimes, rankingTime, rankingTimeText } from '../cars/ranking-time.js';
import { MISSING_TIME_S } from '../limits.js';

/** A run with its day (YYYY-MM-DD) and when it was sent (ISO 8601). */
export interface DatedRun extends CarTimes {
  readonly day: string;
  readonly createdAt: string;
}

/** The runs, the latest first, with a mark on those that were quicker than all earlier ones. */
export function runHistory<Run extends DatedRun>(
  runs: readonly Run[],
): (Run & { readonly isPersonalBest: boolean })[] {
  let best = MISSING_TIME_S;
  const marked = [...runs].sort(compareDays).map((run) => {
    const time = rankingTimeText(run) === null ? MISSING_TIME_S : rankingTime(run);
    const isPersonalBest = time < best;
    best = Math.min(best, time);
    return { ...run, isPersonalBest };
  });
  return marked.reverse();
}

function compareDays(one: DatedRun, other: DatedRun): number {
  return compare(one.day, other.day) || compare(one.createdAt, other.createdAt);
}

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
