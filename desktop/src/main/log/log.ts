import type { LogFile } from './log-file.js';
import { type LogValue, redact } from './redact.js';

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
