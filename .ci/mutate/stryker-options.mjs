import { join } from 'node:path';

/** Folders that no test of an area reads. */
const UNUSED = [
  '/web',
  '/desktop',
  '/docs',
  '/.nx',
  '/.data',
  '/.mutation',
  'test-results',
  'api/bench',
];

/** Stryker's options for an area. */
export const strykerOptions = ({ name, mutate, folder, concurrency, force }) => ({
  mutate,
  ignorePatterns: UNUSED,
  tempDirName: join(folder, `sandbox-${name}`),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', join(import.meta.dirname, 'ignore-descriptions.mjs')],
  ignorers: ['descriptions'],
  vitest: { configFile: '.ci/mutate/vitest.config.mjs', related: name === 'core' },
  coverageAnalysis: 'perTest',
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: join(folder, `${name}.json`),
  force,
  concurrency,
  reporters: ['progress-append-only'],
  allowConsoleColors: false,
  timeoutMS: 60_000,
  disableTypeChecks: false,
  mutator: { plugins: ['typescript', 'decorators-legacy'] },
});
