import { join } from 'node:path';
import { env } from 'node:process';

/**
 * The path of the JSON report of this npm script's test runner, such as `web-e2e.json` in the folder in
 * `QUARTERMILE_TEST_REPORTS`.
 * @returns undefined when no reports are requested, as in a run of a single file
 */
function reportFile() {
  const { QUARTERMILE_TEST_REPORTS: folder, npm_package_name: name, npm_lifecycle_event: script } = env;
  return folder && name && join(folder, `${reportName(name, script)}.json`);
}

/** The name of the report of a package's script: `web-e2e` for `e2e` of `@quartermile/web`. */
export const reportName = (packageName, script) => `${packageName.replace(/^@.+\//, '')}-${script}`;

/** The `reporters` of Vitest and of Playwright: the usual one, and a JSON report if requested. */
export function reporters(usual) {
  const outputFile = reportFile();
  return outputFile ? [[usual], ['json', { outputFile }]] : [[usual]];
}

/** Jest's `reporters`. */
export function jestReporters() {
  const outputFile = reportFile();
  const json = [join(import.meta.dirname, 'jest-json-reporter.mjs'), { outputFile }];
  return outputFile ? ['default', json] : ['default'];
}

/** Options of `node --test`: its usual reporter, and JSON lines if requested. */
export function nodeReporters() {
  const file = reportFile();
  if (!file) return [];
  return [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./.ci/test-reports/json-lines-reporter.mjs',
    `--test-reporter-destination=${file}`,
  ];
}
