import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  // A machine may be busy with others; what is waited for comes or does not.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: 'list',
});
