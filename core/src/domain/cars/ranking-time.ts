import { MISSING_TIME_S } from '../limits.js';

/** The two times of a car, in seconds as text. */
export interface CarTimes {
  readonly time: string | null;
  readonly worldFacts: string | null;
}

/** The ranking time of a car, as it was sent: its time, otherwise its World Facts time, otherwise null. */
export function rankingTimeText(car: CarTimes): string | null {
  return [car.time, car.worldFacts].find((text) => text !== null && isSeconds(text)) ?? null;
}

/** The ranking time of a car in seconds: its time, otherwise its World Facts time, otherwise 999.9. */
export function rankingTime(car: CarTimes): number {
  return Number(rankingTimeText(car) ?? MISSING_TIME_S);
}

function isSeconds(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
