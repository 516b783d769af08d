import { MISSING_TIME_S, TIME_TEXT_MAX_LENGTH } from '../limits.js';
import { messages } from '../messages.js';

const TIME_PATTERN = /^\d+\.\d+$/;

/**
 * Parses an elapsed time such as "9.8".
 * @returns seconds, or null when the text is not digits, a dot, digits
 */
export function parseElapsedTime(text: string): number | null {
  return TIME_PATTERN.test(text) ? Number(text) : null;
}

/** Whether a number of seconds is valid on the board: above 0 and at most 999.9. */
export function isElapsedTimeInRange(seconds: number): boolean {
  return seconds > 0 && seconds <= MISSING_TIME_S;
}

/**
 * The message for an invalid elapsed time as typed, or null for a valid one. An empty text has an invalid format;
 * forms decide whether a time is required.
 */
export function elapsedTimeProblem(text: string): string | null {
  const seconds = parseElapsedTime(text);
  if (seconds === null || text.length > TIME_TEXT_MAX_LENGTH) return messages.car.timeFormat;
  return isElapsedTimeInRange(seconds) ? null : messages.car.timeRange;
}

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
