const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const NAME = `(${MONTHS.join('|')})[A-Z]*`;
const YEAR_FIRST = /\b(20\d\d)[-/.](\d\d?)[-/.](\d\d?)\b/;
const YEAR_LAST = /\b(\d\d?)[-/.](\d\d?)[-/.](20\d\d)\b/;
const DAY_NAME_YEAR = new RegExp(`\\b(\\d\\d?)[ .-]*${NAME}[ .,-]*(20\\d\\d)\\b`);
const NAME_DAY_YEAR = new RegExp(`\\b${NAME}[ .-]*(\\d\\d?)[ .,-]+(20\\d\\d)\\b`);
const MONTHS_A_YEAR = 12;

/**
 * Finds a date of the past in a text. Numbers such as 03/04/2026, which may be the third of April or the fourth of
 * March, are ignored.
 * @param today "YYYY-MM-DD"; later dates are ignored
 * @returns "YYYY-MM-DD" and the matched text, or null
 */
export function readSlipDate(
  text: string,
  today: string,
): { readonly date: string; readonly words: string } | null {
  const upper = text.toUpperCase();
  for (const read of [yearFirst, yearLast, dayNameYear, nameDayYear]) {
    const match = read(upper);
    const date = match && toDate(match.year, match.month, match.day);
    if (match && date && date <= today) return { date, words: match.words };
  }
  return null;
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly words: string;
}

function yearFirst(text: string): DateParts | null {
  const [words, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  return words ? { year: Number(year), month: Number(month), day: Number(day), words } : null;
}

function yearLast(text: string): DateParts | null {
  const [words, first, second, year] = YEAR_LAST.exec(text) ?? [];
  if (!words) return null;
  const [one, two] = [Number(first), Number(second)];
  if (one <= MONTHS_A_YEAR && two <= MONTHS_A_YEAR && one !== two) return null;
  const isDayFirst = two <= MONTHS_A_YEAR;
  return { year: Number(year), month: isDayFirst ? two : one, day: isDayFirst ? one : two, words };
}

function dayNameYear(text: string): DateParts | null {
  const [words, day, month = '', year] = DAY_NAME_YEAR.exec(text) ?? [];
  return words ? { year: Number(year), month: MONTHS.indexOf(month) + 1, day: Number(day), words } : null;
}

function nameDayYear(text: string): DateParts | null {
  const [words, month = '', day, year] = NAME_DAY_YEAR.exec(text) ?? [];
  return words ? { year: Number(year), month: MONTHS.indexOf(month) + 1, day: Number(day), words } : null;
}

/** Null for a date that does not exist, such as 31 April, which `Date` takes for one of another month. */
function toDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}
