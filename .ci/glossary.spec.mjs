import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countWords, wordingOf } from './glossary.mjs';

test('counts words as parts of names and in prose', () => {
  assert.deepEqual(
    [...countWords('const keptAnswers = TOLD_AT; a doomed row')],
    [
      ['kept', 1],
      ['told', 1],
      ['doomed', 1],
    ],
  );
});

test('does not count ordinary uses', () => {
  assert.equal(
    countWords("import 'node:fs/promises'; not_found; notFound; no car was found; a double click").size,
    0,
  );
});

test('does not count names of libraries, parts of cars and texts of the product', () => {
  for (const text of [
    'fc.double({ min: 0 })',
    'nothingFoundMessage={text}',
    'font-family: Courier New',
    wordingOf("tags: { found: 'text', }"),
    "const { doubleQuoted } = groups; the field's arrows",
    'A double-cab bakkie. Doors, flaps, lids; a highlight on the doors.',
    'place: { gate: 2 }',
    'retry delays double from a minute to six hours',
    '/This link does not tell where it leads/',
  ])
    assert.equal(countWords(text).size, 0, text);
});

test('reads names, comments and test names, and no other strings', () => {
  const source = "test('the first title', () => {\n  // A comment.\n  expect(name).toBe('a text');\n});\n";
  const wording = wordingOf(source);
  for (const part of ['the first title', 'A comment', 'expect']) assert.ok(wording.includes(part), part);
  assert.ok(!wording.includes('a text'));
});
