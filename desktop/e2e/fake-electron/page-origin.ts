/** Plain Chromium does not support custom schemes, so pages use a reserved https origin. */
const ORIGIN = { app: 'app://quartermile/', browser: 'https://quartermile.fake-electron.invalid/' };

/** Converts the app's URL to the browser's. */
export const toBrowser = (url: string): string => url.replace(ORIGIN.app, ORIGIN.browser);

/** Converts the browser's URL to the app's. */
export const toApp = (url: string): string => url.replace(ORIGIN.browser, ORIGIN.app);
