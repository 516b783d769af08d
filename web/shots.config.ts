import config from './playwright.config.js';

/** Not tests: `npm run shots` takes a picture of every page, for people to look at. */
export default { ...config, testMatch: '**/*.shots.ts', timeout: 240_000 };
