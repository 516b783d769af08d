import { rankingTimeText } from './ranking-time.js';

/** Default source of a World Facts time. */
export const DEFAULT_WORLD_FACTS_SOURCE = 'Third-party lap-time site';

/** The times of a car and the source of its World Facts time. */
export interface SourcedTimes {
  readonly time: string | null;
  readonly worldFacts: string | null;
  readonly worldFactsSource: string | null;
}

/**
 * Whether a car has a World Facts record: a time with its source (specification section 3). The public form sends a
 * car's own time as `worldFacts` without a source, which is not a record.
 */
export function hasWorldFactsRecord({ worldFacts, worldFactsSource }: SourcedTimes): boolean {
  return worldFacts !== null && worldFactsSource !== null;
}

/**
 * The source of the ranking time, if that is a World Facts time: wherever such a time is shown, this is shown with it.
 * Null for a time of the car itself.
 */
export function sourceOfRankingTime(car: SourcedTimes): string | null {
  const hasOwnTime = rankingTimeText({ time: car.time, worldFacts: null }) !== null;
  return !hasOwnTime && hasWorldFactsRecord(car) ? car.worldFactsSource : null;
}

/**
 * The World Facts time to show in the details, apart from the ranking time, in seconds as text. Null unless the car has both a
 * World Facts record and a time of its own, which takes precedence in the ranking.
 */
export function worldFactsBesideTime(car: SourcedTimes): string | null {
  const hasOwnTime = rankingTimeText({ time: car.time, worldFacts: null }) !== null;
  return hasOwnTime && hasWorldFactsRecord(car) ? car.worldFacts : null;
}
