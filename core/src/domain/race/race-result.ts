import { QUARTER_MILE_M, racePosition } from './race-position.js';
import type { RaceRun } from './race-run.js';

/** The result of a race of two runs that leave the line together. */
export interface RaceResult {
  /** Index of the quicker run; null if both took the same time. */
  readonly winner: 0 | 1 | null;
  /** Seconds between both at the finish. */
  readonly seconds: number;
  /** How far the slower one is behind when the quicker one finishes, whole metres; an estimate. */
  readonly metres: number;
}

/** Times have at most this many decimals, and so has their difference. */
const DECIMALS = 3;

/** Compares the elapsed times of two runs. Reaction times do not count: each run's clock starts when it leaves. */
export function raceResult(one: RaceRun, other: RaceRun): RaceResult {
  const seconds = Number(Math.abs(one.time - other.time).toFixed(DECIMALS));
  if (seconds === 0) return { winner: null, seconds: 0, metres: 0 };
  const winner = one.time < other.time ? 0 : 1;
  const [first, last] = winner === 0 ? [one, other] : [other, one];
  return { winner, seconds, metres: Math.round(QUARTER_MILE_M - racePosition(last, first.time)) };
}
