import { type CarTimes, rankingTime } from '../cars/ranking-time.js';

/** What decides between the runs of a car. */
export interface ComparedRun extends CarTimes {
  /** When it was sent. */
  readonly createdAt: Date | string;
}

/** The run with which a car is on a board: the one with the lowest ranking time, of equal ones the first. */
export function bestRun<Run extends ComparedRun>(runs: readonly Run[]): Run | null {
  const [best = null] = [...runs].sort(
    (one, other) => rankingTime(one) - rankingTime(other) || instant(one) - instant(other),
  );
  return best;
}

const instant = ({ createdAt }: ComparedRun): number => new Date(createdAt).getTime();
