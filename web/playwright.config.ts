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
    // Drawing each page's trace takes a sixth of the time; where tests are tried twice the second try draws it.
    trace: browserTests.retries > 0 ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
});
