import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findSystemBrowser } from '../.ci/browser.mjs';
import { browserTests } from '../.ci/browser-tests.mjs';

const executablePath = findSystemBrowser();

export default defineConfig({
  ...browserTests,
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    trace: 'retain-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
