import { DAY_MS } from '../limits.js';

/** A date and time of day as written, with what the text says about its zone. */
export interface DateText {
  /** Milliseconds at which UTC shows what is written; NaN for a text that is no date. */
  readonly wallMs: number;
  readonly hasTime: boolean;
  /** What its zone adds to UTC, minutes; null without an offset or abbreviation. */
  readonly offset: number | null;
  /** IANA name; null without one. */
  readonly zone: string | null;
}

const MINUTE_MS = 60_000;
/** Digits alone: 20270305, 202703051830, 20270305T183000. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:T?(\d\d)(\d\d)(\d\d)?)?(?![\d:/])/i;
/** Other spellings of a text, and what Date.parse understands. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ' '],
  [/,? (?:at|om) (?=\d)/i, ' '],
  [/\bSouth Africa Standard Time\b/i, 'SAST'],
  [/(\d)(?:st|nd|rd|th|ste|de)\b/i, '$1'],
  [/\b(\d\d?)h(\d\d)\b/i, '$1:$2'],
  [/(\d) ?([ap])\.?m\b\.?/i, '$1 $2m'],
  [/(^|[^\d:.])(\d\d?) ([ap]m)\b/i, '$1$2:00 $3'],
  [/(:\d\d),(?=\d)/, '$1.'],
  [/\bMaart\b/i, 'March'],
  [/\bMei\b/i, 'May'],
  [/\bOkt(?:ober)?\b/i, 'October'],
  [/\bDes(?:ember)?\b/i, 'December'],
];
/** What follows a date in brackets: "(SAST)", "[Africa/Johannesburg]". */
const NOTE = /\s*[[(]([^\])]*)[\])]$/;
/** These begin with what stands before a zone: browsers before Safari 16.4 reject lookbehind assertions. */
const OFFSET = /(:\d\d(?:\.\d+)?(?: [ap]m)?) ?(?:UTC?|GMT|Z)? ?([+-])(\d\d?)(?::?(\d\d))?$/i;
const ZONE_NAME = /([\dm]) ?([A-Z][A-Z_]+\/[\w/+-]+)$/i;
const ABBREVIATION = /([\dm]) ?([A-Z]{1,4})$/i;
/** Hours that abbreviations add to UTC. Of several meanings, the one of Africa, Europe or America. */
const ABBREVIATIONS: ReadonlyMap<string, number> = new Map([
  ...['Z', 'UT', 'UTC', 'GMT', 'WET'].map((name) => [name, 0] as const),
  ...['WAT', 'CET', 'BST', 'WEST'].map((name) => [name, 1] as const),
  ...['SAST', 'CAT', 'EET', 'CEST'].map((name) => [name, 2] as const),
  ...['EAT', 'EEST', 'MSK'].map((name) => [name, 3] as const),
  ...['E', 'C', 'M', 'P'].flatMap((place, at) => [
    [`${place}ST`, -5 - at] as const,
    [`${place}DT`, -4 - at] as const,
  ]),
]);
/** These begin with what stands before a date. */
const YEAR_FIRST = /(^|[^\d+])(\d{4})([-/.])(\d\d?)\3(\d\d?)(?!\d)/;
const YEAR_LAST = /(^|\D)(\d\d?)([-/.])(\d\d?)\3(\d{4})(?!\d)/;
const AROUND_A_DATE = /^T(?=\d)|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|,/gi;
const TIME = /^(\d\d?):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?: ([ap])m)?$/i;
const NAMES_A_TIME = /\d:\d{2}/;
const NAMES_A_YEAR = /(?:^|\D)\d{4}(?!\d)/;

/** Whether digits are a calendar day, with or without a time of day, rather than an epoch number. */
export function isCompactDate(digits: string): boolean {
  const isLikely = /^(?:19|20|21)(?:\d{6}|\d{10}|\d{12})$/.test(digits);
  return isLikely && !Number.isNaN(parseDateText(digits).wallMs);
}

/**
 * Parses a text as exporters, consoles and people write a date. Numeric dates are year first or, as in South Africa,
 * day first; month first only where no day is meant (03/25/2027). Never throws.
 */
export function parseDateText(written: string): DateText {
  const { text, offset, zone } = takeZone(respell(written));
  const date = YEAR_FIRST.exec(text) ?? YEAR_LAST.exec(text);
  const wallMs = date ? numericMs(text, date) : wordsMs(text);
  return { wallMs, hasTime: NAMES_A_TIME.test(text), offset, zone };
}

function respell(written: string): string {
  const bare = written.replace(COMPACT, (_, year, month, day, hour, minute, second) => {
    return `${year}-${month}-${day}${hour ? `T${hour}:${minute}:${second ?? '00'}` : ''}`;
  });
  return SPELLINGS.reduce((text, [spelling, known]) => text.replace(spelling, known), bare).trim();
}

/** Separates the zone from a text. An offset decides before a name. */
function takeZone(written: string): { text: string; offset: number | null; zone: string | null } {
  const note = NOTE.exec(written)?.[1] ?? '';
  const text = written.replace(NOTE, '');
  const [offsetText, , sign, hours, minutes = '0'] = OFFSET.exec(text) ?? [];
  if (offsetText !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
    return { text: text.replace(OFFSET, '$1'), offset, zone: null };
  }
  const named = ABBREVIATION.exec(text)?.[2] ?? '';
  const offset = hoursOf(named);
  if (offset !== null) return { text: text.slice(0, -named.length).trim(), offset: offset * 60, zone: null };
  const zone = zoneNamed(ZONE_NAME.exec(text)?.[2]) ?? zoneNamed(note);
  const noted = hoursOf(note);
  return { text: text.replace(ZONE_NAME, '$1'), offset: noted === null ? null : noted * 60, zone };
}

function hoursOf(abbreviation: string): number | null {
  return ABBREVIATIONS.get(abbreviation.toUpperCase()) ?? null;
}

/** The zone's own spelling, so that others do not fill the cache of clocks; null for no zone. */
function zoneNamed(name: string | undefined): string | null {
  if (!name) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function numericMs(text: string, date: RegExpExecArray): number {
  const [whole, before, first, , second, third] = date;
  const rest = `${text.slice(0, date.index)}${before} ${text.slice(date.index + whole.length)}`;
  const numbers = [first, second, third].map(Number) as [number, number, number];
  return dayMs(numbers) + timeMs(rest.trim().replace(AROUND_A_DATE, '').trim());
}

/** NaN for days that do not exist, which Date would count on into the next month. */
function dayMs([first, second, third]: readonly [number, number, number]): number {
  if (first > 999) return calendarMs(first, second, third);
  return second > 12 ? calendarMs(third, first, second) : calendarMs(third, second, first);
}

function calendarMs(year: number, month: number, day: number): number {
  const ms = Date.UTC(year, month - 1, day);
  return new Date(ms).getUTCMonth() + 1 === month && day > 0 ? ms : Number.NaN;
}

function timeMs(text: string): number {
  if (text === '') return 0;
  const [whole, hours, minutes, seconds = '0', fraction = '', half] = TIME.exec(text) ?? [];
  if (whole === undefined || Number(minutes) > 59 || Number(seconds) > 59) return Number.NaN;
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return Number.NaN;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  const ms = (hour * 60 + Number(minutes)) * MINUTE_MS + Number(seconds) * 1000;
  return ms > DAY_MS ? Number.NaN : ms + Number(fraction.slice(0, 3).padEnd(3, '0'));
}

/** Requires a year, because Date.parse guesses one ("Round 3" gives 2001). */
function wordsMs(text: string): number {
  return NAMES_A_YEAR.test(text) ? Date.parse(`${text} UTC`) : Number.NaN;
}
