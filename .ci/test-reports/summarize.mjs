/**
 * Summarises a run of all tests: `node .ci/test-reports/summarize.mjs FOLDER EXIT_CODE` reads the runners' reports
 * and prints the failures and, in the last line, the number of passed, failed and skipped tests. Exits with the
 * tests' exit code, or with 1 if the reports contain a failure.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { readReport } from './read-report.mjs';
import { reportName } from './report-file.mjs';

/**
 * Maximum tests listed of a kind, and maximum lines of each message, because the end of a long output is seen first.
 */
const TESTS_MAX = 8;
const LINES_MAX = 12;

const TITLES = {
  failed: 'Failed',
  'not started': 'Did not start (syntax error, failed import, or ended early)',
  'no report': 'Without a report (the runner crashed or was not started)',
  flaky: 'Flaky: failed first, passed when tried again',
};

/** The names of the reports of a whole run, one for each `test` and `e2e` script of the repository. */
export function expectedReports(root) {
  const readPackage = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const { name, workspaces } = readPackage('.');
  const scripts = workspaces
    .map(readPackage)
    .flatMap((own) =>
      ['test', 'e2e'].filter((script) => own.scripts[script]).map((script) => reportName(own.name, script)),
    );
  return [reportName(name, 'test'), ...scripts];
}

/** All tests of the reports in a folder; a missing or incomplete report becomes one test with status `no report`. */
export function readReports(folder, names) {
  return names.flatMap((name) => {
    const file = join(folder, `${name}.json`);
    if (!existsSync(file)) return [{ name, status: 'no report' }];
    try {
      return readReport(readFileSync(file, 'utf8')).map((test) => ({
        ...test,
        name: `${name}: ${test.name}`,
      }));
    } catch (error) {
      return [{ name, status: 'no report', message: error.message }];
    }
  });
}

/** The text of the summary. Suites that did not start and missing reports count as one failure each. */
export function summarize(tests) {
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const failed = count('failed', 'not started', 'no report');
  const sections = Object.keys(TITLES)
    .map((status) => describe(status, tests))
    .filter(Boolean);
  const totals = `${count('passed', 'flaky')} passed, ${failed} failed, ${count('skipped')} skipped`;
  return { text: [...sections, totals].join('\n\n'), isFailed: failed > 0 };
}

function describe(status, tests) {
  const all = tests.filter((test) => test.status === status);
  if (all.length === 0) return null;
  const lines = all.slice(0, TESTS_MAX).flatMap(({ name, message }) => [`  ${name}`, ...firstLines(message)]);
  const left = all.length - TESTS_MAX;
  return [`${TITLES[status]}:`, ...lines, ...(left > 0 ? [`  and ${left} more`] : [])].join('\n');
}

function firstLines(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return lines.slice(0, LINES_MAX).map((line) => `    ${line}`);
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [folder, code] = argv.slice(2);
  const tests = readReports(folder, expectedReports('.'));
  const isExplained = code === '0' || summarize(tests).isFailed;
  if (!isExplained)
    tests.push({
      name: 'npm test',
      status: 'no report',
      message: `It ended with ${code}; its output says why.`,
    });
  const { text, isFailed } = summarize(tests);
  console.log(`\n${text}`);
  exit(Number(code) || Number(isFailed));
}
