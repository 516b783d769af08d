import type { LadderSize } from '@quartermile/core/domain';

/** Elapsed times of the two cars of a race in seconds; null where unknown. */
export type RaceTimes = readonly [number | null, number | null];

/** The result of a race. Rounds and races are numbered from 1. */
export interface LadderResult {
  readonly round: number;
  readonly race: number;
  /** Id of a car. */
  readonly winner: string;
  readonly times: RaceTimes;
}

/** A ladder as it is stored. */
export interface Ladder {
  readonly size: LadderSize;
  /** Ids of the cars by their seed, the quickest first; at most `size`. Missing cars are byes. */
  readonly seeds: readonly string[];
  readonly results: readonly LadderResult[];
}

/** A car with its ranking time in seconds; null without one. */
export interface TimedCar {
  readonly id: string;
  readonly seconds: number | null;
}

/**
 * The seeds of a first round from top to bottom: 1 races the last one, and the best two can meet in the final only.
 * Of 4: 1, 4, 2, 3.
 */
export function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const lowest = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, lowest - seed]);
  }
  return order;
}

/** A ladder of the quickest cars; of equal times, the one that is listed first. Cars without a time come last. */
export function seedLadder(size: LadderSize, cars: readonly TimedCar[]): Ladder {
  const seconds = (car: TimedCar): number => car.seconds ?? Number.MAX_VALUE;
  const sorted = [...cars].sort((one, other) => seconds(one) - seconds(other));
  return { size, seeds: sorted.slice(0, size).map(({ id }) => id), results: [] };
}
