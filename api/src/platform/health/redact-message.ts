import { redactText } from './redact-url.js';

/** Maximum length of an error's message or of a mail server's answer. */
const HEALTH_TEXT_MAX_LENGTH = 200;

const HIDDEN = '[hidden]';
/** What an error names in quotes and what is no value: parts of the program and of the schema. */
const IDENTIFIER_BEFORE =
  /(?:relation|column|constraint|table|function|schema|type|reading|setting|property)$/i;
const QUOTED = /(^|\S*)(\s*\(?)("[^"]*"|'[^']*'|`[^`]*`|“[^”]*”)/g;
const EMAIL = /[^\s<>()"',;:]+@[^\s<>()"',;:]+/g;
const USER_INFO = /(\w+:\/\/)[^\s/@]*@/g;
/** IPv4; and IPv6 as hexadecimal digits with two colons or more, which hides times of day too. */
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])[\da-f]{0,4}:[\da-f]{0,4}:[\da-f:]*(?!\w)/gi;
/** Phone numbers, and ids of digits. */
const LONG_NUMBER = /\+?\d(?:[ ()-]?\d){6,}/g;

/**
 * The first line of a message without what may identify a person: quoted values, e-mail and network addresses, long
 * numbers, and parameters of URLs. Names of tables, columns and properties remain.
 */
export function redactMessage(message: string): string {
  const [line = ''] = message.trim().split(/[\r\n]/, 1);
  // Longer texts cannot be shown anyway, and cutting first bounds the time.
  const text = line.slice(0, 4 * HEALTH_TEXT_MAX_LENGTH);
  return redactText(text)
    .replace(QUOTED, (all, word: string, space: string) =>
      IDENTIFIER_BEFORE.test(word) ? all : `${word}${space}${HIDDEN}`,
    )
    .replace(USER_INFO, `$1${HIDDEN}@`)
    .replace(EMAIL, (all) => (all.includes(HIDDEN) ? all : HIDDEN))
    .replace(IP_ADDRESS, HIDDEN)
    .replace(LONG_NUMBER, HIDDEN)
    .slice(0, HEALTH_TEXT_MAX_LENGTH);
}
