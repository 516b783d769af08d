import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import rules from '../.dependency-cruiser.mjs';
import { checkDependencies } from './dependencies.mjs';

const repository = resolve(import.meta.dirname, '..');
let workspace;

/** Checks files in a temporary workspace of the same layout. */
async function look(files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  const { violations } = await checkDependencies(workspace);
  for (const path of Object.keys(files)) rmSync(join(workspace, path));
  return violations;
}

before(() => {
  workspace = mkdtempSync(join(tmpdir(), 'quartermile-dependencies-'));
  for (const folder of ['core', 'api', 'web', 'desktop']) mkdirSync(join(workspace, folder));
  cpSync(join(repository, 'core/package.json'), join(workspace, 'core/package.json'));
  mkdirSync(join(workspace, 'node_modules/@quartermile'), { recursive: true });
  symlinkSync(join(workspace, 'core'), join(workspace, 'node_modules/@quartermile/core'));
});

after(() => rmSync(workspace, { recursive: true, force: true }));

const planted = [
  ['domain importing the client', 'domain', 'core/src/domain/a.ts', '../client/b.js', 'core/src/client/b.ts'],
  ['the client importing ui', 'client', 'core/src/client/a.ts', '../ui/b.js', 'core/src/ui/b.ts'],
  ['ui importing the client', 'ui', 'core/src/ui/a.ts', '../client/b.js', 'core/src/client/b.ts'],
  ['the api importing the website', 'api', 'api/src/a.ts', '../../web/src/b.js', 'web/src/b.ts'],
  ['the website importing the api', 'web', 'web/src/a.ts', '../../api/src/b.js', 'api/src/b.ts'],
  [
    'the dashboard importing the website',
    'admin',
    'core/src/admin/a.ts',
    '../../../web/src/b.js',
    'web/src/b.ts',
  ],
  [
    'the dashboard importing the desktop app',
    'admin',
    'core/src/admin/a.ts',
    '../../../desktop/src/b.js',
    'desktop/src/b.ts',
  ],
  [
    'an import of core beside its entry points',
    'core-through-entry-points',
    'web/src/a.ts',
    '../../core/src/domain/b.js',
    'core/src/domain/b.ts',
  ],
  [
    'one feature importing another',
    'features-stand-alone',
    'web/src/features/home/a.ts',
    '../events/b.js',
    'web/src/features/events/b.ts',
  ],
  [
    'a public page importing the dashboard',
    'visitors-load-no-dashboard',
    'web/src/features/home/a.ts',
    '../../../../core/src/admin/index.js',
    'core/src/admin/index.ts',
  ],
  [
    'a feature of the api imported beside its entry point',
    'media-has-one-entry-point',
    'api/src/features/videos/a.ts',
    '../media/store/b.js',
    'api/src/features/media/store/b.ts',
  ],
  [
    'a feature of the api importing one that comes after it',
    'media-imports-only-features-before-it',
    'api/src/features/media/a.ts',
    '../videos/index.js',
    'api/src/features/videos/index.ts',
  ],
  [
    'the server importing what is for tests',
    'api-imports-only-domain',
    'api/src/a.ts',
    '../../core/src/testing/index.js',
    'core/src/testing/index.ts',
  ],
  [
    'the platform of the api importing a feature',
    'platform-imports-no-feature',
    'api/src/platform/http/a.ts',
    '../../features/videos/index.js',
    'api/src/features/videos/index.ts',
  ],
];

for (const [name, rule, from, specifier, to] of planted) {
  test(`finds ${name}`, async () => {
    const violations = await look({
      [from]: `import { b } from '${specifier}';\nexport const a = b;\n`,
      [to]: 'export const b = 1;\n',
    });
    assert.ok(
      violations.some((violation) => violation.startsWith(rule)),
      `expected a violation of ${rule}, got: ${violations.join(', ') || 'none'}`,
    );
  });
}

test('finds the api importing an entry point that is not for it, by the name of the package', async () => {
  const violations = await look({
    'api/src/a.ts': "import { b } from '@quartermile/core/client';\nexport const a = b;\n",
    'core/src/client/index.ts': 'export const b = 1;\n',
  });
  assert.deepEqual(violations, ['api-imports-only-domain: api/src/a.ts -> core/src/client/index.ts']);
});

for (const name of ['react-router', '@react-router/node', 'electron', 'electron/renderer']) {
  test(`finds the dashboard importing ${name}, if only a type of it`, async () => {
    const [owner] = name.startsWith('@') ? [name] : name.split('/');
    const violations = await look({
      'core/src/admin/a.ts': `import type { B } from '${name}';\nexport type A = B;\n`,
      [`node_modules/${owner}/package.json`]: JSON.stringify({
        name: owner,
        exports: { './*': './b.js', '.': './b.js' },
      }),
      [`node_modules/${owner}/b.js`]: 'export const b = 1;\n',
    });
    assert.ok(
      violations.some((violation) => violation.startsWith('admin-has-a-host')),
      `expected a violation of admin-has-a-host, got: ${violations.join(', ') || 'none'}`,
    );
  });
}

test('every feature of the api has its place in the declared order', () => {
  const order = rules.forbidden.flatMap(
    ({ name }) => /^(.+)-imports-only-features-before-it$/.exec(name)?.[1] ?? [],
  );
  assert.deepEqual(order.toSorted(), readdirSync(join(repository, 'api/src/features')).toSorted());
});

test('finds a type-only import that points back', async () => {
  const violations = await look({
    'core/src/domain/a.ts': "import type { B } from '../client/b.js';\nexport type A = B;\n",
    'core/src/client/b.ts': 'export type B = 1;\n',
  });
  assert.equal(violations.length, 1);
});

test('allows the declared dependencies', async () => {
  const violations = await look({
    'core/src/client/a.ts': "import { b } from '../domain/b.js';\nexport const a = b;\n",
    'core/src/domain/b.ts': 'export const b = 1;\n',
  });
  assert.deepEqual(violations, []);
});
