import { MISSING_TIME_S, TIME_TEXT_MAX_LENGTH } from '../../limits.js';
import { plainFigure } from '../../text/plain-forms.js';

/** Decimals of a ghost's time, those of most timing systems. With more, there would be more addresses of a page than times. */
const DECIMALS = 3;

/**
 * A typed time in its one form for addresses: seconds with one to three decimals. "12,4" (the decimal comma of South
 * African keyboards), "12.40" and "12.4s" give "12.4", and "12" gives "12.0".
 * @returns null for what is no time of the board
 */
export function readGhostTime(text: string): string | null {
  if (text.length > TIME_TEXT_MAX_LENGTH) return null;
  const [, whole = '', fraction = ''] = /^(\d*)(?:[.,](\d*))?\s*s?$/i.exec(plainFigure(text).trim()) ?? [];
  const seconds = Number(Number(`0${whole}.${fraction}0`).toFixed(DECIMALS));
  // The range of `isElapsedTimeInRange`, whose messages most pages do not load.
  if (seconds <= 0 || seconds > MISSING_TIME_S) return null;
  return Number.isInteger(seconds) ? seconds.toFixed(1) : String(seconds);
}
