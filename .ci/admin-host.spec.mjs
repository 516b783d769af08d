/** The dashboard gets its location from its host. The linter enforces that, and this test checks the linter. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const repository = resolve(import.meta.dirname, '..');
let workspace;

before(() => {
  workspace = mkdtempSync(join(tmpdir(), 'quartermile-lint-'));
  cpSync(join(repository, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'));
});

after(() => rmSync(workspace, { recursive: true, force: true }));

/** The rules that a line violates as the only content of a file. */
function lint(folder, line) {
  mkdirSync(join(workspace, folder), { recursive: true });
  writeFileSync(join(workspace, folder, 'planted.ts'), `${line}\n`);
  const oxlint = join(repository, 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--format=json', folder], { cwd: workspace, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics.map(({ code }) => code);
}

const planted = [
  'export const a = () => window.location.href;',
  "export const a = () => location.assign('/admin');",
  'export const a = () => globalThis.location;',
  'export const a = () => document.location;',
  'export function a() {\n  const { location: here } = window;\n  return here;\n}',
  'export const a = () => history.back();',
  "export const a = () => window.history.pushState(null, '', '/admin');",
];

for (const line of planted) {
  test(`rejects in the dashboard: ${line.replaceAll(/\s+/g, ' ')}`, () => {
    const broken = lint('core/src/admin', line);
    assert.match(broken.join(), /^eslint\(no-restricted-(globals|properties)\)$/);
  });
}

test('allows a host to use window.location, and the dashboard the location of an event', () => {
  assert.deepEqual(lint('web/src/admin', planted[0]), []);
  assert.deepEqual(
    lint('core/src/admin', 'export const a = (event: { location: string }) => event.location;'),
    [],
  );
});
