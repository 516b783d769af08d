import config from './playwright.config.js';

/** Not tests: `nx run desktop:shots` takes pictures of the app, for people to look at. */
export default { ...config, testMatch: '**/*.shots.ts', timeout: 120_000 };
