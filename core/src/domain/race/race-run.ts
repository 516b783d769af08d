import { type CarTimes, rankingTime } from '../cars/ranking-time.js';
import { MISSING_TIME_S } from '../limits.js';

/** What a race needs to know about a run. */
export interface RaceRun {
  /** Elapsed time, s. */
  readonly time: number;
  /** Time at 60 ft, s; null if unknown. */
  readonly sixtyFoot: number | null;
  /** Speed at the finish, km/h; null if unknown. */
  readonly trapSpeed: number | null;
}

/** A car of an entry with the figures of its run. */
export type RacingCar = CarTimes & {
  readonly sixtyFoot?: number | undefined;
  readonly trapSpeed: number | null;
};

/** The run with which a car races: the one it ranks with. Null for a car without a time. */
export function raceRunOf({ time, worldFacts, sixtyFoot, trapSpeed }: RacingCar): RaceRun | null {
  const seconds = rankingTime({ time, worldFacts });
  if (seconds === MISSING_TIME_S || seconds <= 0) return null;
  // The figures belong to the owner's run. A World Facts time was measured elsewhere.
  const isOwn = rankingTime({ time, worldFacts: null }) !== MISSING_TIME_S;
  return {
    time: seconds,
    sixtyFoot: isOwn ? (sixtyFoot ?? null) : null,
    trapSpeed: isOwn ? trapSpeed : null,
  };
}
