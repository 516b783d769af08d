/** The areas of `npm run mutate` name existing files, and descriptions of the API are not mutated. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { AREAS } from './mutate/areas.mjs';
import { strykerPlugins } from './mutate/ignore-descriptions.mjs';

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
