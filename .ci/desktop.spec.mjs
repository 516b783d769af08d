import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

const SCRIPT = join(import.meta.dirname, 'desktop.mjs');
let clone;

/** Creates a clone without Electron's binary; `installer` replaces its installer. */
function plant(installer) {
  const electron = join(clone, 'node_modules/electron');
  mkdirSync(electron, { recursive: true });
  mkdirSync(join(clone, 'desktop'), { recursive: true });
  writeFileSync(join(electron, 'install.js'), installer);
}
/** The environment without a binary named by whoever runs the tests. */
const { ELECTRON_OVERRIDE_DIST_PATH: _, ...environment } = process.env;
const callAs = (user, env, ...goal) =>
  spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,process.getuid=()=>${user}`, SCRIPT, ...goal],
    {
      cwd: clone,
      encoding: 'utf8',
      env: { ...environment, ...env },
    },
  );
const callWith = (env, ...goal) => callAs(1000, env, ...goal);
const call = (...goal) => callWith({}, ...goal);

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'quartermile-desktop-'));
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

for (const goal of ['start', 'package']) {
  test(`${goal} prints one line when the binary cannot be downloaded`, () => {
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

test('an unknown argument prints the usage', () => {
  const { status, stderr } = call('sell');
  assert.equal(status, 1);
  assert.equal(stderr, 'Usage: node .ci/desktop.mjs start|package|smoke\n');
});

/** Creates a clone with Electron's binary and tools that record their arguments; one may fail. */
function plantTools(failing = '') {
  plant('process.exit(1);');
  const electron = join(clone, 'node_modules/electron');
  mkdirSync(join(electron, 'dist'), { recursive: true });
  writeFileSync(join(electron, 'dist/electron'), '');
  writeFileSync(join(electron, 'path.txt'), 'electron');
  for (const [owner, tool] of [
    ['nx', 'nx'],
    ['@playwright/test', 'playwright'],
  ]) {
    const folder = join(clone, 'node_modules', owner);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ bin: { [tool]: 'cli.js' } }));
    writeFileSync(
      join(folder, 'cli.js'),
      `const line = ['${tool}', ...process.argv.slice(2)].join(' ');
      console.log(line);
      process.exit(${JSON.stringify(failing)} !== '' && line.includes(${JSON.stringify(failing)}) ? 1 : 0);`,
    );
  }
}
const PACKAGE = 'nx run @quartermile/desktop:package --output-style=static';
const BUILD = 'nx run-many -t build -p core api web --output-style=static';
const SMOKE = 'playwright test --config smoke.config.ts';

test('the smoke test prints one line and is skipped without the binary, and does not download it', () => {
  plant("require('node:fs').writeFileSync(__dirname + '/downloaded', '');");
  const { status, stdout, stderr } = call('smoke');
  assert.equal(status, 0);
  assert.equal(stderr, '');
  assert.match(stdout, /^The Electron binary is not installed here[^\n]*skipped\.\n$/);
  assert.equal(existsSync(join(clone, 'node_modules/electron/downloaded')), false);
});

test('the smoke test uses the binary that ELECTRON_OVERRIDE_DIST_PATH names', () => {
  plantTools();
  const installed = join(clone, 'node_modules/electron/dist');
  const elsewhere = join(clone, 'elsewhere');
  renameSync(installed, elsewhere);
  assert.match(call('smoke').stdout, /skipped/);
  const { stdout } = callWith({ ELECTRON_OVERRIDE_DIST_PATH: elsewhere }, 'smoke');
  assert.deepEqual(stdout.trim().split('\n'), [BUILD, SMOKE]);
});

test('packaging runs the smoke test on the packed app', () => {
  plantTools();
  const { status, stdout } = call('package');
  assert.equal(status, 0);
  assert.deepEqual(stdout.trim().split('\n'), [PACKAGE, BUILD, SMOKE]);
});

for (const [goal, lines] of [
  ['start', []],
  ['smoke', []],
  ['package', [PACKAGE]],
]) {
  test(`${goal} starts no Electron as root, and prints why in one line`, () => {
    plantTools();
    const { status, stdout, stderr } = callAs(0, {}, goal);
    assert.equal(status, 1);
    assert.deepEqual(stdout.split('\n').filter(Boolean), lines);
    assert.match(stderr, /^Electron does not run as root[^\n]*\n$/);
  });
}

for (const [failing, lines] of [
  [PACKAGE, [PACKAGE]],
  [BUILD, [PACKAGE, BUILD]],
  [SMOKE, [PACKAGE, BUILD, SMOKE]],
]) {
  test(`packaging stops and fails when this does: ${failing}`, () => {
    plantTools(failing);
    const { status, stdout } = call('package');
    assert.equal(status, 1);
    assert.deepEqual(stdout.trim().split('\n'), lines);
  });
}

test('the smoke test reports its result', () => {
  plantTools(SMOKE);
  assert.equal(call('smoke').status, 1);
  plantTools();
  assert.equal(call('smoke').status, 0);
});
