import config from '../playwright.config.js';

/** Benchmarks of the running app, not tests. */
export default { ...config, testDir: '.', testMatch: '**/*.bench.ts', outputDir: '../test-results' };
