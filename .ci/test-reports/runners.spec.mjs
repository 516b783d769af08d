/** Runs the real runners on generated files and reads their reports. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { readReports, summarize } from './summarize.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const MODULES = join(ROOT, 'node_modules');
const REPORTS = JSON.stringify(join(import.meta.dirname, 'report-file.mjs'));
/** The path of a part of jest's set-up in the api (docs/decisions/0024), as a literal. */
const partOfJest = (file) => JSON.stringify(join(ROOT, 'api/test/harness/shared-modules', file));

/** Each runner's configuration, start of a test file, and command. */
const RUNNERS = {
  vitest: {
    files: {
      'vitest.config.mjs': `import { reporters } from ${REPORTS};
        export default { test: { reporters: reporters('default'), include: ['*.spec.mjs'] } };`,
    },
    imports: "import { expect, test } from 'vitest';",
    command: ['vitest/vitest.mjs', 'run'],
  },
  jest: {
    files: {
      'package.json': '{}',
      'jest.config.mjs': `import { jestReporters } from ${REPORTS};
        export default {
          reporters: jestReporters(),
          testMatch: ['**/*.spec.mjs'],
          transform: {},
          injectGlobals: false,
          testEnvironment: ${partOfJest('environment.mjs')},
          testRunner: ${partOfJest('test-runner.mjs')},
        };`,
    },
    imports: "import { expect, test } from '@jest/globals';",
    command: ['jest/bin/jest.js', '--watchman=false', '--runInBand'],
  },
  playwright: {
    files: {
      'playwright.config.mjs': `import { reporters } from ${REPORTS};
        export default { testDir: '.', outputDir: 'out', retries: 1, workers: 1, reporter: reporters('list') };`,
    },
    imports: "import { expect, test } from '@playwright/test';",
    command: ['@playwright/test/cli.js', 'test'],
  },
};

let folder;
before(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'test-results/planted-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a runner on generated files and returns the statuses in its report, by file name. */
function runOn(runner, name, sources) {
  const { files, imports, command } = RUNNERS[runner];
  const project = join(folder, name);
  mkdirSync(project);
  const all = { ...files, ...sources };
  for (const [file, text] of Object.entries(all)) {
    writeFileSync(join(project, file), file.endsWith('.spec.mjs') ? `${imports}\n${text}` : text);
  }
  const [script, ...rest] = command;
  const run = spawnSync(process.execPath, [join(MODULES, script), ...rest], {
    cwd: project,
    encoding: 'utf8',
    env: environmentOf(name),
  });
  return { code: run.status, tests: readReports(folder, [`${name}-test`]) };
}

/**
 * Variables set by npm for a script, and by `.ci/run` for a whole run. Removes NODE_TEST_CONTEXT, with which a nested
 * `node --test` would run nothing.
 */
function environmentOf(name) {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return {
    ...env,
    QUARTERMILE_TEST_REPORTS: folder,
    npm_package_name: `@quartermile/${name}`,
    npm_lifecycle_event: 'test',
  };
}

/** The last part of each test's name, and its status; a file by its name alone. */
const statuses = ({ tests }) =>
  tests
    .map(({ name, status }) => [name.split(/ › |: |\//).at(-1), status])
    .sort(([one], [other]) => one.localeCompare(other));

const TESTS = `test('passes', () => {}); test('fails', () => expect(1).toBe(2)); test.skip('is skipped', () => {});`;
const BROKEN = { 'syntax.spec.mjs': 'const = 1;', 'import.spec.mjs': "import './nowhere.mjs';" };

for (const runner of ['vitest', 'jest']) {
  test(`${runner}: tests, and suites with a syntax error and a failed import`, () => {
    const run = runOn(runner, runner, { 'a.spec.mjs': TESTS, ...BROKEN });
    assert.notEqual(run.code, 0);
    assert.deepEqual(statuses(run), [
      ['fails', 'failed'],
      ['import.spec.mjs', 'not started'],
      ['is skipped', 'skipped'],
      ['passes', 'passed'],
      ['syntax.spec.mjs', 'not started'],
    ]);
    const { text, isFailed } = summarize(run.tests);
    assert.ok(isFailed);
    assert.match(text, /^Failed:\n.* › fails\n.*(toBe|expected 1)/);
    assert.match(text, /\nDid not start.*:\n.*\.spec\.mjs\n {4}/);
    assert.match(text, /\n1 passed, 3 failed, 1 skipped$/);
  });
}

test('jest: files of a worker share modules, but no tests, mocks, time limits or retries', () => {
  const shared = `
    import { expect, test } from '@jest/globals';
    export const loaded = { files: 0 };
    export const register = (name) => test(name, () => expect(loaded.files).toBeGreaterThan(0));`;
  const imports = "import { jest } from '@jest/globals'; import { loaded, register } from './shared.mjs';";
  const run = runOn('jest', 'jest-shared', {
    'shared.mjs': shared,
    'first.spec.mjs': `${imports}
      loaded.files++;
      jest.retryTimes(1);
      jest.setTimeout(20);
      jest.spyOn(Math, 'random').mockReturnValue(7);
      let tries = 0;
      register('of the first file');
      test('passes at its second try', () => expect(++tries).toBe(2));
      test('has the mock', () => expect(Math.random()).toBe(7));
      test('is too slow', () => new Promise(() => {}));
      // Jest starts with the largest file. ${'.'.repeat(1000)}`,
    'second.spec.mjs': `${imports}
      loaded.files++;
      let tries = 0;
      register('of the second file');
      test('has no second try', () => expect(++tries).toBe(2));
      test('has no mock', () => expect(Math.random()).toBeLessThan(1));
      test('has time', () => new Promise((resolve) => setTimeout(resolve, 100)));
      test('sees the module of the first file', () => expect(loaded.files).toBe(2));`,
  });
  assert.deepEqual(statuses(run), [
    ['has no mock', 'passed'],
    ['has no second try', 'failed'],
    ['has the mock', 'passed'],
    ['has time', 'passed'],
    ['is too slow', 'failed'],
    ['of the first file', 'passed'],
    ['of the second file', 'passed'],
    ['passes at its second try', 'flaky'],
    ['sees the module of the first file', 'passed'],
  ]);
});

test('playwright: tests, one of them flaky, which counts as passed and is listed', () => {
  const flaky = "test('is flaky', ({}, { retry }) => expect(retry).toBe(1));";
  const run = runOn('playwright', 'playwright', { 'a.spec.mjs': TESTS + flaky });
  assert.notEqual(run.code, 0);
  assert.deepEqual(statuses(run), [
    ['fails', 'failed'],
    ['is flaky', 'flaky'],
    ['is skipped', 'skipped'],
    ['passes', 'passed'],
  ]);
  const { text } = summarize(run.tests);
  assert.match(text, /\nFlaky.*\n {2}playwright-test: a\.spec\.mjs › is flaky\n/);
  assert.match(text, /\n2 passed, 1 failed, 1 skipped$/);
});

test('playwright: suites with a syntax error and a failed import', () => {
  const run = runOn('playwright', 'playwright-broken', BROKEN);
  assert.notEqual(run.code, 0);
  assert.deepEqual(
    run.tests.map(({ status }) => status),
    ['not started', 'not started'],
  );
  const { text } = summarize(run.tests);
  for (const file of Object.keys(BROKEN)) assert.ok(text.includes(file), text);
});

for (const runner of Object.keys(RUNNERS)) {
  test(`${runner}: a runner that crashes`, () => {
    const config = Object.keys(RUNNERS[runner].files).at(-1);
    const run = runOn(runner, `${runner}-crash`, { [config]: 'process.exit(7);', 'a.spec.mjs': TESTS });
    assert.notEqual(run.code, 0);
    assert.deepEqual(statuses(run), [[`${runner}-crash-test`, 'no report']]);
    assert.match(summarize(run.tests).text, /^Without a report.*\n.*\n\n0 passed, 1 failed, 0 skipped$/);
  });
}

test('node: tests, and files with a syntax error and a failed import', () => {
  const start = "import { test } from 'node:test'; import assert from 'node:assert/strict';";
  writeFileSync(
    join(folder, 'a.spec.mjs'),
    `${start}\n${TESTS.replace('expect(1).toBe(2)', 'assert.equal(1, 2)')}`,
  );
  for (const [file, source] of Object.entries(BROKEN)) writeFileSync(join(folder, file), source);
  const code = `import { nodeReporters } from ${REPORTS}; console.log(JSON.stringify(nodeReporters()));`;
  const env = environmentOf('node');
  const options = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env });
  const files = ['a.spec.mjs', ...Object.keys(BROKEN)].map((file) => join(folder, file));
  const args = ['--test', ...JSON.parse(options.stdout), ...files];
  assert.equal(spawnSync(process.execPath, args, { cwd: ROOT, env }).status, 1);
  const tests = readReports(folder, ['node-test']);
  assert.deepEqual(statuses({ tests }), [
    ['fails', 'failed'],
    ['import.spec.mjs', 'not started'],
    ['is skipped', 'skipped'],
    ['passes', 'passed'],
    ['syntax.spec.mjs', 'not started'],
  ]);
});
