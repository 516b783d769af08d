import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const SCRIPT = join(import.meta.dirname, 'desktop.mjs');
let clone;

/** A clone whose Electron has no binary, and this for its installer. */
function plant(installer) {
  const electron = join(clone, 'node_modules/electron');
  mkdirSync(electron, { recursive: true });
  mkdirSync(join(clone, 'desktop'));
  writeFileSync(join(electron, 'install.js'), installer);
}
const call = (...goal) => spawnSync(process.execPath, [SCRIPT, ...goal], { cwd: clone, encoding: 'utf8' });

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'quartermile-desktop-'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

for (const goal of ['start', 'package']) {
  test(`${goal} says in one line what to do where the binary cannot be downloaded`, () => {
    plant("console.error('a screen\\nof words'); process.exit(1);");
    const { status, stdout, stderr } = call(goal);
    assert.equal(status, 1);
    assert.equal(stdout, '');
    assert.match(
      stderr,
      /^The Electron binary could not be downloaded: [^\n]*ELECTRON_MIRROR[^\n]*\/admin[^\n]*\n$/,
    );
  });
}

test('the binary is downloaded when it is missing', () => {
  plant(`
    const { mkdirSync, writeFileSync } = require('node:fs');
    mkdirSync(__dirname + '/dist');
    writeFileSync(__dirname + '/dist/electron', '');
    writeFileSync(__dirname + '/path.txt', 'electron');
  `);
  assert.doesNotMatch(call('start').stderr, /could not be downloaded/);
});

test('any other word is told how it is used', () => {
  const { status, stderr } = call('sell');
  assert.equal(status, 1);
  assert.equal(stderr, 'Usage: node .ci/desktop.mjs start|package\n');
});
