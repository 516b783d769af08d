import type { Car } from './car.js';
import { rankingTimeText } from './elapsed-time.js';

/** The times of a car and where its World Facts time comes from. */
export type SourcedTimes = Pick<Car, 'time' | 'worldFacts' | 'worldFactsSource'>;

/**
 * Whether a car has a World Facts record: a time with its source (specification section 3). The public
 * form sends a car's own time as `worldFacts`, without a source: nobody has looked that one up.
 */
export function hasWorldFactsRecord({ worldFacts, worldFactsSource }: SourcedTimes): boolean {
  return worldFacts !== null && worldFactsSource !== null;
}

/**
 * The World Facts time to show beside the time that a car ranks by, in seconds as text: only where the car
 * has both a time of its own, which goes first in the ranking, and a World Facts record.
 */
export function worldFactsBesideTime(car: SourcedTimes): string | null {
  const hasOwnTime = rankingTimeText({ time: car.time, worldFacts: null }) !== null;
  return hasOwnTime && hasWorldFactsRecord(car) ? car.worldFacts : null;
}
