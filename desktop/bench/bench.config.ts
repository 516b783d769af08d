import config from '../playwright.config.js';

/** Not tests: measurements of the running app. */
export default { ...config, testDir: '.', testMatch: '**/*.bench.ts', outputDir: '../test-results' };
