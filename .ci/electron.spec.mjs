import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterEach, beforeEach, test } from 'node:test';
import { findElectron } from './electron.mjs';

const before = env.ELECTRON_OVERRIDE_DIST_PATH;
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quartermile-electron-'));
  delete env.ELECTRON_OVERRIDE_DIST_PATH;
});
afterEach(() => {
  if (before === undefined) delete env.ELECTRON_OVERRIDE_DIST_PATH;
  else env.ELECTRON_OVERRIDE_DIST_PATH = before;
  rmSync(folder, { recursive: true, force: true });
});

/** Creates an Electron binary of a given name. */
function plant(dist, name) {
  mkdirSync(join(folder, dist), { recursive: true });
  writeFileSync(join(folder, dist, name), '');
  return join(folder, dist, name);
}
/** The package names its executable once the download is complete. */
const nameExecutable = () => writeFileSync(join(folder, 'path.txt'), 'electron\n');

test('finds the downloaded binary only when the download is complete', () => {
  assert.equal(findElectron(folder), undefined);
  const binary = plant('dist', 'electron');
  assert.equal(findElectron(folder), undefined);
  nameExecutable();
  assert.equal(findElectron(folder), binary);
});

test('prefers the binary in the folder that ELECTRON_OVERRIDE_DIST_PATH names', () => {
  plant('dist', 'electron');
  nameExecutable();
  const other = plant('other', 'electron');
  env.ELECTRON_OVERRIDE_DIST_PATH = join(folder, 'other');
  assert.equal(findElectron(folder), other);
});

test('needs no download beside ELECTRON_OVERRIDE_DIST_PATH', { skip: process.platform !== 'linux' }, () => {
  const other = plant('other', 'electron');
  env.ELECTRON_OVERRIDE_DIST_PATH = join(folder, 'other');
  assert.equal(findElectron(folder), other);
});

test('fails when ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron', () => {
  env.ELECTRON_OVERRIDE_DIST_PATH = folder;
  assert.throws(() => findElectron(folder), /ELECTRON_OVERRIDE_DIST_PATH names a folder without Electron/);
});
