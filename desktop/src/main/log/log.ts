import type { LogFile } from './log-file.js';

/** Maximum length of a value in a log line, characters. */
export const LOG_VALUE_MAX = 1000;

/** A value in a log line; undefined is omitted. */
export type LogValue = string | number | boolean | null | undefined;

const REMOVED = '[removed]';

/** Patterns that never belong in a log. A second safeguard: `LogFields` should not contain them at all. */
const SECRETS: readonly RegExp[] = [
  /\bBearer\s+\S+/gi,
  // JSON web tokens, also truncated.
  /\beyJ[\w-]+(?:\.[\w-]*){0,2}/g,
  /[^\s"'<>@]+@[^\s"'<>@]+/g,
  // Query strings and fragments with values.
  /\?[^\s"']*/g,
  /#[^\s"']*=[^\s"']*/g,
  // Phone numbers in any grouping; versions, times and shorter numbers do not match.
  /\+?\d(?:[\s()-]?\d){8,}/g,
  // Keys: 32 or more word characters with a digit.
  /\b(?=\w*\d)\w{32,}\b/g,
];

/** Replaces anything that looks secret or personal, and truncates. */
export function redact(value: LogValue): LogValue {
  if (typeof value !== 'string') return value;
  const clean = SECRETS.reduce((text, secret) => text.replace(secret, REMOVED), value);
  return clean.slice(0, LOG_VALUE_MAX);
}

/** Severity of a line. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * Fields of a line: codes, counts, durations in ms, versions. Never a token, password, phone number, name, body or
 * query string. A site is logged as `host`, which diagnostics strip.
 */
export type LogFields = Readonly<Record<string, LogValue>>;

/** Writes a line; `event` is a fixed phrase such as "window unresponsive", never user input. */
type WriteLine = (event: string, fields?: LogFields) => void;

/** Output file; null until the log is opened, and in specs. */
let file: Pick<LogFile, 'append'> | null = null;

/** Sets the output file; null discards lines. */
export function setLogFile(opened: Pick<LogFile, 'append'> | null): void {
  file = opened;
}

const writer =
  (level: LogLevel): WriteLine =>
  (event, fields = {}) => {
    const redacted = Object.entries(fields).map(([name, value]) => [name, redact(value)]);
    file?.append(
      JSON.stringify({ at: new Date().toISOString(), level, event, ...Object.fromEntries(redacted) }),
    );
  };

/** The app's log: one JSON object per line. Never throws. */
export const log = {
  debug: writer('debug'),
  info: writer('info'),
  warn: writer('warn'),
  error: writer('error'),
} as const satisfies Record<LogLevel, WriteLine>;
