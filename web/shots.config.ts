import config from './playwright.config.js';

/** Screenshots of every page for visual review (`npm run shots`), not tests. */
export default {
  ...config,
  testMatch: '**/*.shots.ts',
  timeout: 240_000,
  use: { ...config.use, trace: 'off' },
};
