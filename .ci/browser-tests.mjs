import { fileURLToPath } from 'node:url';
import { reporters } from './test-reports/report-file.mjs';

/** docs/decisions/0024: set by `.ci/run` only. Without retries a flaky test fails the run. */
const retries = Number(process.env.QUARTERMILE_TEST_RETRIES ?? 0);

/** Playwright options shared by the tests of the website and of the desktop app. */
export const browserTests = {
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: fileURLToPath(new URL('./test-databases/global-setup.mjs', import.meta.url)),
  fullyParallel: false,
  // Each worker has its own servers, so that files do not depend on each other or on their order.
  workers: 2,
  forbidOnly: true,
  // On a machine with two busy cores, operations that usually take milliseconds may be slow.
  expect: { timeout: 15_000 },
  retries,
  // A flaky test fails the run even with `--retries` on the command line.
  failOnFlakyTests: retries === 0,
  reporter: reporters('list'),
};
