import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFolderCycles } from './folder-cycles.mjs';

const modulesOf = (imports) =>
  imports.map(([source, resolved]) => ({
    source: `app/${source}`,
    dependencies: [{ resolved: `app/${resolved}` }],
  }));
const cyclesOf = (...imports) => findFolderCycles(modulesOf(imports), ['app']);

test('finds folders that import each other by way of others', () => {
  assert.deepEqual(
    cyclesOf(['a/x.ts', 'b/x.ts'], ['b/y.ts', 'c/x.ts'], ['c/y.ts', 'a/y.ts'], ['d/x.ts', 'a/x.ts']),
    ['no-folder-cycles: app: a b c'],
  );
});

test('compares nested folders by the first that differs', () => {
  assert.deepEqual(cyclesOf(['a/b/x.ts', 'a/c/x.ts'], ['a/c/y.ts', 'a/b/y.ts']), [
    'no-folder-cycles: app: a/b a/c',
  ]);
});

test('takes a folder and those inside it as one, and leaves out tests and files of the root', () => {
  assert.deepEqual(
    cyclesOf(
      ['a/x.ts', 'a/b/x.ts'],
      ['a/b/x.ts', 'a/y.ts'],
      ['c/x.ts', 'd/x.ts'],
      ['d/x.spec.ts', 'c/x.ts'],
      ['d/test/x.ts', 'c/x.ts'],
      ['d/x.ts', 'index.ts'],
      ['index.ts', 'd/x.ts'],
    ),
    [],
  );
});
