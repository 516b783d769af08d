import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findSystemBrowser } from '../.ci/browser.mjs';

const executablePath = findSystemBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
