import config from './playwright.config.js';

/** Screenshots of every page for visual review (`npm run shots`), not tests. */
export default {
  ...config,
  testMatch: '**/*.shots.ts',
  // Nothing is measured here: a busy machine may take its time.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: { ...config.use, trace: 'off' },
};
