import { defineConfig } from '@playwright/test';
import { browserTests } from '../.ci/browser-tests.mjs';

// Tests of the app often wait for its timers: a third worker saves a fifth of the time (docs/decisions/0024).
export default defineConfig({ ...browserTests, timeout: 120_000, workers: 3 });
