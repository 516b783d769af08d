import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
});
afterEach(() => rmSync(clone, { recursive: true, force: true }));

const settings = [
  ['NODE_ENV=production', { NODE_ENV: 'production' }],
  ['npm set to omit development packages', { npm_config_omit: 'dev' }],
];
for (const [name, env] of settings) {
  test(`installs the packages that the build needs with ${name}`, () => {
    const code = `import { install } from ${JSON.stringify(SCRIPT)}; install();`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
    assert.equal(status, 0, stderr);
    assert.ok(existsSync(join(clone, 'node_modules/tool/package.json')), 'node_modules has no tool');
  });
}
