import { DAY_MS } from '../limits.js';
import { type JsonRecord, readNumber, readText } from './json-values.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Length of a unit by the first letter of its name, ms; `u` is the Afrikaans hour. */
const UNIT_MS: Readonly<Record<string, number>> = {
  w: 7 * DAY_MS,
  d: DAY_MS,
  h: HOUR_MS,
  u: HOUR_MS,
  m: MINUTE_MS,
  s: 1000,
};
/** `duration`, `durationMinutes`, `duration_hours`, `durationInDays`, `durationMs`. */
const FIELD = /^duration(?:_?in)?_?(ms|milli|s|m|h|d)?[a-z]*$/i;
/** Numbers without a unit are minutes; below this they are hours, since no event is that short. */
const SHORTEST_MINUTES = 15;
/** A number and its unit: "2 hours", "45min", and the parts of PT2H30M. */
const PART =
  /(\d+(?:[.,]\d+)?) ?(w(?:eeks?)?|d(?:ays?)?|h(?:ours?|rs?)?|uur|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?)(?![a-su-z])/gi;
const BETWEEN_PARTS = /^(?:P|T|,|\s|and\b|en\b)*$/i;
const LONGEST_TEXT = 100;
/** 2:30, 02:30:00 and 2h30. */
const CLOCK = /^(\d+)[:h](\d\d)(?::\d\d)?$/i;

/** How long a stored event takes, ms; null without a readable duration. */
export function readEventDuration(document: JsonRecord): number | null {
  for (const [name, value] of Object.entries(document)) {
    const [field, unit = ''] = FIELD.exec(name) ?? [];
    const ms = field === undefined ? null : toMs(value, unit.toLowerCase());
    if (ms !== null) return ms;
  }
  return null;
}

function toMs(value: unknown, unit: string): number | null {
  const number = readNumber(value);
  if (number === null) return textMs(readText(value).replace(CLOCK, '$1h $2m'));
  if (unit === 'ms' || unit === 'milli') return number;
  const usual = number < SHORTEST_MINUTES ? HOUR_MS : MINUTE_MS;
  return number * (UNIT_MS[unit] ?? usual);
}

function textMs(text: string): number | null {
  const parts = text.length > LONGEST_TEXT ? [] : [...text.matchAll(PART)];
  if (parts.length === 0 || !BETWEEN_PARTS.test(text.replace(PART, ' '))) return null;
  return parts.reduce((ms, [, number = '', unit = '']) => {
    return ms + Number(number.replace(',', '.')) * (UNIT_MS[unit.charAt(0).toLowerCase()] ?? 0);
  }, 0);
}
