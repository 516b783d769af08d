/** `npm install` leaves packages of other systems out of the lock file when packages of this one are installed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import test from 'node:test';

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

/** The folders in which Node looks for a package that the one at `path` requires. */
function* searched(path) {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) yield `${folder}/node_modules`;
  yield 'node_modules';
}

test('the lock file has the packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => ![...searched(path)].some((folder) => packages[`${folder}/${name}`]),
    ),
  );
  assert.deepEqual(missing, []);
});
