import { type CarTimes, rankingTime, rankingTimeText } from '../cars/ranking-time.js';

/** A car's times and the factory's quarter mile, which is free text such as "13.9 s". */
export interface FactoryTimes extends CarTimes {
  readonly factoryQuarterMile: string | null;
}

const DECIMALS = 3;

/** The seconds at the beginning of the factory's figure, such as "13.9 s" or "13,9 s"; null for other texts. */
export function factorySeconds({
  factoryQuarterMile,
}: Pick<FactoryTimes, 'factoryQuarterMile'>): number | null {
  const seconds = Number.parseFloat((factoryQuarterMile ?? '').replace(',', '.'));
  return seconds > 0 ? seconds : null;
}

/** The seconds by which a car is quicker than the factory says; negative if it is slower. Null unless both are known. */
export function factoryDelta(car: FactoryTimes): number | null {
  const factory = factorySeconds(car);
  if (factory === null || rankingTimeText(car) === null) return null;
  return Number((factory - rankingTime(car)).toFixed(DECIMALS));
}
