/** Prefixes that spreadsheets interpret as a formula, OWASP "CSV Injection". */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a CSV file (RFC 4180) that spreadsheets do not evaluate: an apostrophe prefix marks text. */
export function toCell(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$|^'/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a CSV file from its cells. */
export const toCsvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`;
