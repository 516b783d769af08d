import { MISSING_TIME_S } from '../limits.js';

/** The two times of a car, in seconds as text. */
export interface CarTimes {
  readonly time: string | null;
  readonly worldFacts: string | null;
}

/** The ranking time of a car, as it was sent: its time, otherwise its World Facts time, otherwise null. */
export function rankingTimeText({ time, worldFacts }: CarTimes): string | null {
  return [time, worldFacts].find((text) => readSeconds(text) !== null) ?? null;
}

/** The ranking time of a car in seconds: its time, otherwise its World Facts time, otherwise 999.9. */
export function rankingTime({ time, worldFacts }: CarTimes): number {
  return readSeconds(time) ?? readSeconds(worldFacts) ?? MISSING_TIME_S;
}

function readSeconds(text: string | null): number | null {
  if (text === null) return null;
  const seconds = readDecimal(text) ?? Number(text);
  // A text of white space is read as 0.
  const isNumber = Number.isFinite(seconds) && (seconds !== 0 || text.trim() !== '');
  return isNumber ? seconds : null;
}

const [ZERO, NINE, POINT] = [48, 57, 46];
/** With at most 15 digits, digits and power of ten are exact, and their quotient is the number nearest to the text. */
const EXACT_DIGITS = 15;

/** What `Number` reads from plain digits with or without a point, three times as fast; null for other texts. */
function readDecimal(text: string): number | null {
  if (text.length > EXACT_DIGITS || text.length === 0) return null;
  let digits = 0;
  let divisor = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      digits = digits * 10 + code - ZERO;
      divisor *= 10;
    } else if (code === POINT && divisor === 0 && text.length > 1) divisor = 1;
    else return null;
  }
  return digits / (divisor || 1);
}
