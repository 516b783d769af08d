/** The areas of `npm run mutate` name existing files, and its score and list are those of Stryker's results. */
import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { AREAS } from './mutate/areas.mjs';
import { select } from './mutate/changed-since.mjs';
import { forgetSurvivors } from './mutate/forget-survivors.mjs';
import { strykerPlugins } from './mutate/ignore-descriptions.mjs';
import { summarize } from './mutate/summarize.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

for (const [area, { mutate, specs }] of Object.entries(AREAS)) {
  test(`${area}: each pattern matches files`, () => {
    const inFolders = [...mutate, ...specs].filter((pattern) => !pattern.startsWith('!**'));
    for (const pattern of inFolders)
      assert.notEqual(globSync(pattern.replace('!', ''), { cwd: ROOT }).length, 0, pattern);
  });

  test(`${area}: its specs use what vitest provides under the names of jest`, () => {
    const provided = read('.ci/mutate/jest-globals.mjs');
    const files = specs.flatMap((pattern) => globSync(pattern, { cwd: ROOT }));
    const used = files.flatMap((file) => [...read(file).matchAll(/\bjest\.(\w+)/g)].map(([, name]) => name));
    for (const name of new Set(used)) assert.match(provided, new RegExp(`^  ${name}:`, 'm'));
  });
}

test('selects the files of an area, and no specs, texts or other files', () => {
  const files = [
    'core/src/domain/limits.ts',
    'core/src/domain/cars/car-messages.ts',
    'core/src/domain/cars/phone.spec.ts',
    'core/src/client/client.ts',
    'core/src/domain/cars/phone.ts',
  ];
  assert.deepEqual(select(files, AREAS.core.mutate), [files[0], files[4]]);
});

const mutant = (status, line = 1) => ({
  status,
  fileName: '/repository/a.ts',
  location: { start: { line, column: 2 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'false\n',
});

test('the score counts survivors and mutants that no test reaches, and neither ignored ones nor errors', () => {
  const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError'];
  const { score, text } = summarize(
    'core',
    statuses.map((status) => mutant(status)),
    '/repository',
  );
  assert.equal(score, 60);
  assert.match(text, /^core: 60.0 % \(3 of 5 mutants detected, 1 ignored, 1 in error\)\n/);
});

test('the list names each survivor by its place, in the order of the file', () => {
  const { text } = summarize(
    'core',
    [mutant('Survived', 10), mutant('Killed', 3), mutant('NoCoverage', 9)],
    '/repository',
  );
  assert.deepEqual(text.trim().split('\n').slice(1), [
    'a.ts:9:2 NoCoverage BooleanLiteral: false',
    'a.ts:10:2 Survived BooleanLiteral: false',
  ]);
});

test('an area without mutants has the full score', () => {
  assert.equal(summarize('core', []).score, 100);
});

test('descriptions of the API are not mutated, and all other arguments are', () => {
  const [{ value }] = strykerPlugins;
  const argument = (callee, key) => ({
    parent: { type: 'CallExpression', callee },
    listKey: 'arguments',
    key,
  });
  const meta = { type: 'MemberExpression', property: { name: 'meta' } };
  const describeBody = { type: 'Identifier', name: 'describeBody' };
  assert.ok(value.shouldIgnore(argument(meta, 0)));
  assert.deepEqual(
    [0, 1, 2].map((key) => Boolean(value.shouldIgnore(argument(describeBody, key)))),
    [true, false, true],
  );
  assert.equal(
    value.shouldIgnore(argument({ type: 'MemberExpression', property: { name: 'toString' } }, 0)),
    undefined,
  );
  assert.equal(value.shouldIgnore({ parent: { type: 'ReturnStatement' } }), undefined);
});

test('stored detections are used again, and survivors are tested again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-'));
  try {
    const file = join(folder, 'core.json');
    const mutants = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'Ignored'].map((status) => ({ status }));
    writeFileSync(file, JSON.stringify({ files: { 'a.ts': { mutants }, 'b.ts': { mutants } } }));
    forgetSurvivors(file, ['a.ts']);
    const { files } = JSON.parse(readFileSync(file, 'utf8'));
    assert.deepEqual(files['a.ts'].mutants, [{ status: 'Killed' }, { status: 'Ignored' }]);
    assert.deepEqual(files['b.ts'].mutants, mutants);
    forgetSurvivors(join(folder, 'none.json'), ['*.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
