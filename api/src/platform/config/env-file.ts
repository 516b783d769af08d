import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { StartupError } from './startup-error.js';

/** Byte order marks with the encoding that they announce; a file without one is UTF-8. */
const MARKS: readonly (readonly [Buffer, string])[] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
];
const BLANK_OR_COMMENT = /^\s*(?:#|$)/;
const QUOTED = /^(['"`])(?:\\\1|(?!\1).)*\1\s*(?:#.*)?$/;

/**
 * Reads the settings of the file `.env` in a folder, by name; none when it is missing. What dotenv would skip or cut off is
 * an error.
 * @throws StartupError with one line that contains no value
 */
export function readEnvFile(folder: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [index, line] of decode(readIfThere(join(folder, '.env')))
    .split(/\r\n?|\n/)
    .entries()) {
    if (BLANK_OR_COMMENT.test(line)) continue;
    const entry = parse(line);
    const problem = Object.keys(entry).length === 0 ? 'is not NAME=value' : problemOf(line);
    if (problem) throw new StartupError(`.env: line ${index + 1} ${problem}.`);
    Object.assign(values, entry);
  }
  return values;
}

/** Why the value of a line would be read differently from how it is written; null for none. */
function problemOf(line: string): string | null {
  const text = line.slice(line.search(/[=:]/) + 1).trim();
  if (/^['"`]/.test(text)) return QUOTED.test(text) ? null : 'has a quote without its end';
  const [value = ''] = text.split(/\s#/);
  return value.includes('#') ? 'has a # in its value, which begins a comment: put the value in quotes' : null;
}

function readIfThere(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0);
    throw new StartupError(`.env cannot be read: ${(error as Error).message}`);
  }
}

function decode(bytes: Buffer): string {
  const [, encoding = 'utf-8'] = MARKS.find(([mark]) => bytes.subarray(0, mark.length).equals(mark)) ?? [];
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Falls through to the error.
  }
  throw new StartupError('.env is not in UTF-8: save it again with this encoding.');
}
