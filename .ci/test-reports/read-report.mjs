/**
 * Jest, Vitest, Playwright and `node --test` share no format but JUnit's, which has neither flaky tests nor
 * files that did not start.
 */
import { isAbsolute, relative } from 'node:path';

/**
 * Parses the JSON report of any of the runners.
 * @returns for each test its `name`, its `status` (`passed`, `flaky`, `failed`, `skipped`; `not started` for a suite
 *   with a syntax error or a failed import) and the runner's message about a failure
 * @throws SyntaxError when the runner was killed before the report was complete
 */
export function readReport(text) {
  if (!text.includes('"suites"') && !text.includes('"testResults"')) return readNode(text);
  const report = JSON.parse(text);
  return report.testResults ? report.testResults.flatMap(readJestSuite) : readPlaywright(report);
}

const NODE_FILE = /\.spec\.mjs$/;

/**
 * Parses the lines of `json-lines-reporter.mjs`. Node reports a file that failed to start as a test with the file's
 * name.
 */
function readNode(text) {
  const tests = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return tests
    .filter(({ kind }) => kind === 'test')
    .map(({ name, status, message }) => {
      const isFile = status === 'failed' && NODE_FILE.test(name);
      return { name: shorten(name), status: isFile ? 'not started' : status, message };
    });
}

/** A suite of Jest's report, whose format Vitest shares. */
function readJestSuite({ name, status, message, assertionResults }) {
  const file = shorten(name);
  if (status === 'failed' && assertionResults.length === 0)
    return [{ name: file, status: 'not started', message }];
  return assertionResults.map((test) => ({
    name: `${file} › ${test.fullName}`,
    status: readJestStatus(test),
    message: test.failureMessages?.join('\n'),
  }));
}

function readJestStatus({ status, invocations = 1 }) {
  if (status === 'passed') return invocations > 1 ? 'flaky' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}

const PLAYWRIGHT_STATUS = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' };

function readPlaywright({ suites, errors }) {
  // A consequence of any other error.
  const causes = errors.filter(({ message }) => errors.length === 1 || !message.includes('No tests found'));
  const notStarted = causes.map(({ message, location }) => ({
    name: location && isAbsolute(location.file) ? shorten(location.file) : 'while loading',
    status: 'not started',
    message,
  }));
  return [...notStarted, ...suites.flatMap((suite) => readPlaywrightSuite(suite, ''))];
}

function readPlaywrightSuite({ title, specs = [], suites = [] }, above) {
  const path = `${above}${title} › `;
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `${path}${spec.title}`,
      status: PLAYWRIGHT_STATUS[status],
      message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((suite) => readPlaywrightSuite(suite, path))];
}

const shorten = (path) => (isAbsolute(path) ? relative(process.cwd(), path) : path);
