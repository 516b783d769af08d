/** The evidence in docs/security.md exists. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const ROOT = resolve(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const FOLDERS = /^(?:api|core|desktop|docs|web|\.ci)\//;

const named = [...text.matchAll(/`([^`]+)`/g)].map(([, path]) => path).filter((path) => FOLDERS.test(path));
const linked = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path]) => join('docs', path));
const rows = text.split('\n').filter((line) => /^\| \d/.test(line));

for (const path of new Set([...named, ...linked]))
  test(`names an existing file: ${path}`, () => assert.ok(existsSync(join(ROOT, path)), path));

test('names a file, a decision or a reason in each row of the standard', () => {
  assert.ok(rows.length > 50);
  for (const row of rows) assert.match(row, /^\| [\d., to]+ \| [^|]+ \| [^|]{4,} \|$/);
});

test('names each requirement in one row only', () => {
  const numbers = rows.flatMap((row) => row.split('|')[1].split(',')).map((number) => number.trim());
  assert.deepEqual(
    numbers.filter((number, at) => numbers.indexOf(number) !== at),
    [],
  );
});
