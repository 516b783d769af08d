import type { RaceRun } from './race-run.js';

/** A quarter mile and 60 ft, m. */
export const QUARTER_MILE_M = 402.336;
const SIXTY_FEET_M = 18.288;
const KMH_PER_MPS = 3.6;

/**
 * At constant power, the distance grows with the time to the power of 1.5 (Fox, "On the physics of drag racing", American
 * Journal of Physics 41, 311, 1973), and the speed at the end is 1.5 times the average.
 */
const CONSTANT_POWER = 1.5;
/** Cubic curves stay monotone while their slopes are at most this often that of the chord (Fritsch and Carlson, 1980). */
const STEEPEST = 3;

/** A point that the curve passes: s, m, and its slope there, m/s. */
interface Knot {
  readonly at: number;
  readonly metres: number;
  readonly speed: number;
}

/**
 * How far a car is after some seconds, in metres from the start line. The curve passes 60 ft and the finish at the known
 * times and has the known speed at the finish. Between them, and where they are unknown, it is an estimate: a run at
 * constant power. It never goes back.
 * @param seconds since the car left the line
 * @returns 0 to 402.336 m
 */
export function racePosition(run: RaceRun, seconds: number): number {
  const { time } = run;
  if (seconds <= 0) return 0;
  if (seconds >= time) return QUARTER_MILE_M;
  const sixtyFoot = sixtyFootOf(run);
  const first = SIXTY_FEET_M / sixtyFoot;
  const rest = (QUARTER_MILE_M - SIXTY_FEET_M) / (time - sixtyFoot);
  const middle: Knot = {
    at: sixtyFoot,
    metres: SIXTY_FEET_M,
    speed: Math.min(CONSTANT_POWER * first, STEEPEST * rest),
  };
  if (seconds <= sixtyFoot) return between({ at: 0, metres: 0, speed: 0 }, middle, seconds);
  const trap =
    run.trapSpeed === null ? (CONSTANT_POWER * QUARTER_MILE_M) / time : run.trapSpeed / KMH_PER_MPS;
  const finish: Knot = { at: time, metres: QUARTER_MILE_M, speed: Math.min(trap, STEEPEST * rest) };
  return between(middle, finish, seconds);
}

/** The time at 60 ft: the measured one if it is possible, otherwise that of a run at constant power, 12.7 % of the time. */
function sixtyFootOf({ time, sixtyFoot }: RaceRun): number {
  if (sixtyFoot !== null && sixtyFoot > 0 && sixtyFoot < time) return sixtyFoot;
  return time * (SIXTY_FEET_M / QUARTER_MILE_M) ** (1 / CONSTANT_POWER);
}

/** Cubic Hermite interpolation. */
function between(from: Knot, to: Knot, seconds: number): number {
  const span = to.at - from.at;
  const t = (seconds - from.at) / span;
  const rest = 1 - t;
  return (
    rest * rest * ((1 + 2 * t) * from.metres + t * span * from.speed) +
    t * t * ((3 - 2 * t) * to.metres - rest * span * to.speed)
  );
}
