import { MISSING_TIME_S, TIME_TEXT_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';

const TIME_PATTERN = /^\d+\.\d+$/;

/**
 * Reads an elapsed time such as "9.8".
 * @returns seconds, or null when the text is not digits, a dot, digits.
 */
export function parseElapsedTime(text: string): number | null {
  return TIME_PATTERN.test(text) ? Number(text) : null;
}

/** Whether a number of seconds can stand on the board: above 0 and at most 999.9. */
export function isElapsedTimeInRange(seconds: number): boolean {
  return seconds > 0 && seconds <= MISSING_TIME_S;
}

/**
 * The sentence for what is wrong with an elapsed time as typed, or null when nothing is.
 * An empty text is a format mistake too; whether a time is required is the form's affair.
 */
export function elapsedTimeProblem(text: string): string | null {
  const seconds = parseElapsedTime(text);
  if (seconds === null || text.length > TIME_TEXT_MAX_LENGTH) return messages.car.timeFormat;
  return isElapsedTimeInRange(seconds) ? null : messages.car.timeRange;
}

/** The two times a car may carry, in seconds as text. */
export interface CarTimes {
  readonly time: string | null;
  readonly worldFacts: string | null;
}

/** The time a car ranks by as it was sent: its time, else its World Facts time, else null. */
export function rankingTimeText(car: CarTimes): string | null {
  return [car.time, car.worldFacts].find((text) => text !== null && isSeconds(text)) ?? null;
}

/** The seconds a car ranks by: its time, else its World Facts time, else 999.9. */
export function rankingTime(car: CarTimes): number {
  return Number(rankingTimeText(car) ?? MISSING_TIME_S);
}

function isSeconds(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text));
}
