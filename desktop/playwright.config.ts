import { defineConfig } from '@playwright/test';
import { browserTests } from '../.ci/browser-tests.mjs';

// Tests of the app often wait for its timers; with two workers the cores are idle half of the time.
export default defineConfig({ ...browserTests, timeout: 120_000, workers: 3 });
