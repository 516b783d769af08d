import config from './playwright.config.js';

/** The smoke test of a packed app on real Electron: `npm run desktop:smoke`. */
export default { ...config, testMatch: '**/*.smoke.ts', retries: 0 };
