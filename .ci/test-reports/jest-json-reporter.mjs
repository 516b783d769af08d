import { writeFileSync } from 'node:fs';

/** Writes the used part of `jest --json`, because Jest supports that option on the command line only. */
export default class JestJsonReporter {
  constructor(_config, { outputFile }) {
    this.outputFile = outputFile;
  }

  onRunComplete(_contexts, { testResults }) {
    const suites = testResults.map(({ testFilePath, failureMessage, testExecError, testResults: tests }) => ({
      name: testFilePath,
      status: failureMessage || testExecError ? 'failed' : 'passed',
      message: failureMessage ?? testExecError?.message,
      assertionResults: tests,
    }));
    writeFileSync(this.outputFile, JSON.stringify({ testResults: suites }));
  }
}
