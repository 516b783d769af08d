/** The tables of the standard in docs/security.md. documents.spec.mjs checks that the files it names exist. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const text = readFileSync(join(resolve(import.meta.dirname, '..'), 'docs/security.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| \d+\.\d/.test(line));

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
