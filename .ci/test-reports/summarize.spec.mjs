import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { expectedReports, readReports, summarize } from './summarize.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'quartermile-reports-'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

test('a report that was cut short counts as none', () => {
  writeFileSync(join(folder, 'cut.json'), '{"testResults":[{"name"');
  assert.equal(readReports(folder, ['cut'])[0].status, 'no report');
});

test('a whole run expects a report of every script that tests', () => {
  const names = expectedReports(ROOT);
  assert.deepEqual(names, [
    'quartermile-test',
    'core-test',
    'api-test',
    'api-e2e',
    'web-test',
    'web-e2e',
    'desktop-test',
    'desktop-e2e',
  ]);
});

test('lists the first of many, and ends with the sum alone on a line', () => {
  const tests = Array.from({ length: 11 }, (_, nth) => ({
    name: `test ${nth}`,
    status: 'failed',
    message: 'why\n',
  }));
  const { text } = summarize([
    ...tests,
    { name: 'good', status: 'passed' },
    { name: 'left', status: 'skipped' },
  ]);
  assert.match(text, /^Failed:\n {2}test 0\n {4}why\n/);
  assert.match(text, /and 3 more/);
  assert.equal(text.split('\n').at(-1), '1 passed, 11 failed, 1 skipped');
});

test('the summary fails when the tests did, whatever the reports say', () => {
  const reports = join(folder, 'green');
  mkdirSync(reports);
  for (const name of expectedReports(ROOT))
    writeFileSync(join(reports, `${name}.json`), '{"testResults":[]}');
  const close = (code) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'summarize.mjs'), reports, code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
  assert.deepEqual([close('0').status, close('0').stdout], [0, '\n0 passed, 0 failed, 0 skipped\n']);
  const failed = close('3');
  assert.equal(failed.status, 3);
  assert.match(failed.stdout, /npm test\n.*ended with 3/);
  assert.match(failed.stdout, /\n0 passed, 1 failed, 0 skipped\n$/);
  rmSync(join(reports, 'web-e2e.json'));
  assert.equal(close('0').status, 1);
});

test('only `.ci/run` sets that failed browser tests are tried again, and where reports go', () => {
  const run = readFileSync(join(ROOT, '.ci/run'), 'utf8');
  assert.match(run, /^export QUARTERMILE_TEST_RETRIES=1$/m);
  const settings = (env) => {
    const file = JSON.stringify(join(ROOT, '.ci/browser-tests.mjs'));
    const code = `import { browserTests as t } from ${file}; console.log(t.retries, t.failOnFlakyTests);`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8', env }).stdout;
  };
  assert.equal(settings({ CI: 'true' }), '0 true\n');
  assert.equal(settings({ QUARTERMILE_TEST_RETRIES: '1' }), '1 false\n');
});
