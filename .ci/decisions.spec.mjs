import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const folder = resolve(import.meta.dirname, '../docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const files = readdirSync(folder).filter((name) => name !== 'README.md');

for (const file of files) {
  test(`${file} has a number, a title, a status and at most 25 lines, and is in the index`, () => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [, number, title] = /^# (\d+)\. (.+)\n\nStatus: \w+, \d{4}-\d\d-\d\d\n/.exec(text) ?? [];
    assert.equal(Number(number), Number(file.slice(0, 4)));
    assert.ok(index.includes(`| ${number} | [${title}](${file}) |`), `the index lacks "${title}"`);
    assert.ok(text.split('\n').length <= 26);
  });
}

test('there are at most 45', () => assert.ok(files.length <= 45));
