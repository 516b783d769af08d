import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { findLargeFolders } from './folder-size.mjs';

let workspace;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'quartermile-folders-'));
  for (const folder of ['core', 'api', 'web', 'desktop', '.ci']) mkdirSync(join(workspace, folder));
});

afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function write(folder, count, suffix) {
  mkdirSync(join(workspace, folder), { recursive: true });
  for (let number = 1; number <= count; number += 1)
    writeFileSync(join(workspace, folder, `file-${number}${suffix}`), '');
}

test('names a folder of 26 source files', () => {
  write('core/src/client', 20, '.ts');
  write('core/src/client', 6, '.tsx');
  assert.deepEqual(findLargeFolders(workspace), ['core/src/client has 26 source files, more than 25']);
});

test('allows 25, and counts subfolders on their own', () => {
  write('web/src/shell', 25, '.ts');
  write('web/src/shell/parts', 25, '.ts');
  assert.deepEqual(findLargeFolders(workspace), []);
});

test('does not count specs, style sheets or build output', () => {
  write('api/test', 30, '.e2e-spec.ts');
  write('core/src/client', 30, '.spec.ts');
  write('web/e2e', 30, '.e2e.ts');
  write('web/src/shell', 30, '.module.css');
  write('core/dist/domain', 30, '.mjs');
  assert.deepEqual(findLargeFolders(workspace), []);
});

test('no folder of this repository is too large', () => {
  assert.deepEqual(findLargeFolders(resolve(import.meta.dirname, '..')), []);
});
