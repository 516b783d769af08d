import { defineConfig } from '@playwright/test';
import { browserTests } from '../.ci/browser-tests.mjs';

export default defineConfig({ ...browserTests, timeout: 120_000 });
