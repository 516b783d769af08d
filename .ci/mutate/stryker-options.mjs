import { join } from 'node:path';

const FOLDER = '.mutation';

/** Folders that no test of an area reads. */
const UNUSED = ['/web', '/desktop', '/docs', '/.nx', '/.data', '/.mutation', 'test-results', 'api/bench'];

/** Stryker's options for an area. */
export const strykerOptions = ({ name, mutate, concurrency, force }) => ({
  mutate,
  ignorePatterns: UNUSED,
  tempDirName: join(FOLDER, `sandbox-${name}`),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignore-descriptions.mjs')],
  ignorers: ['descriptions'],
  vitest: { configFile: '.ci/mutate/vitest.config.mjs', related: name === 'core' },
  coverageAnalysis: 'perTest',
  cleanTempDir: 'always',
  // A worker loads each module once, so that a mutant in what runs at its load would survive every test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: join(FOLDER, `${name}.json`),
  force,
  concurrency,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: join(FOLDER, `${name}.html`) },
  // The minimum score of an area, percent.
  thresholds: { high: 95, low: 85, break: 85 },
  allowConsoleColors: false,
  timeoutMS: 60_000,
  disableTypeChecks: false,
  mutator: { plugins: ['typescript', 'decorators-legacy'] },
});
