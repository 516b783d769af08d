import { type CarTimes, rankingTime, rankingTimeText } from '../cars/ranking-time.js';

/** A car's times and the factory's quarter mile, which is free text such as "13.9 s". */
export interface FactoryTimes extends CarTimes {
  readonly factoryQuarterMile: string | null;
}

const DECIMALS = 3;

/**
 * The seconds by which a car is quicker than the factory says; negative if it is slower. Null unless both are known. The
 * figure is read from the beginning of its text, as the hints of the review do it.
 */
export function factoryDelta(car: FactoryTimes): number | null {
  const factory = Number.parseFloat((car.factoryQuarterMile ?? '').replace(',', '.'));
  if (!(factory > 0) || rankingTimeText(car) === null) return null;
  return Number((factory - rankingTime(car)).toFixed(DECIMALS));
}
