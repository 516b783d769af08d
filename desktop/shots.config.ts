import config from './playwright.config.js';

/** Screenshots for visual review (`nx run desktop:shots`), not tests. */
export default { ...config, testMatch: '**/*.shots.ts', timeout: 120_000 };
