import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser, testBrowserArguments } from '../.ci/browser.mjs';
import { browserTests } from '../.ci/browser-tests.mjs';

const executablePath = findTestBrowser();

export default defineConfig({
  ...browserTests,
  timeout: 60_000,
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Requests of a service worker bypass the routes of a test, and installing it takes a third of a page's CPU time.
    serviceWorkers: 'block',
    // Traces take a sixth of the time, mostly their screenshots; with retries, only the retry records one.
    trace: browserTests.retries > 0 ? 'on-first-retry' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: testBrowserArguments, ...(executablePath && { executablePath }) },
  },
});
