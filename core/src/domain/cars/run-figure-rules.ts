import { MISSING_TIME_S, TIME_TEXT_MAX_LENGTH, TRAP_SPEED_MAX_KMH, TRAP_SPEED_MIN_KMH } from '../limits.js';
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

/** Whether a text is a trap speed: km/h within the limits, with up to two decimals. */
export function isTrapSpeed(text: string): boolean {
  const speed = Number(text);
  return /^\d+(\.\d{1,2})?$/.test(text) && speed >= TRAP_SPEED_MIN_KMH && speed <= TRAP_SPEED_MAX_KMH;
}
