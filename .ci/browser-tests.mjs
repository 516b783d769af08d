/** What the tests in a browser share, the website's and the desktop app's. */
export const browserTests = {
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  // A machine may be busy with others; what is waited for comes or does not.
  expect: { timeout: 15_000 },
  // docs/decisions/0028: what fails is tried once more on a product of its own, and named either way.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
};
