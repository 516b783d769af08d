import { DESKTOP_LOG_VALUE_MAX } from '@quartermile/core/domain';

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
  return clean.slice(0, DESKTOP_LOG_VALUE_MAX);
}
