import type { Frame, Request as PageRequest } from 'playwright-core';

const APP_ORIGIN = 'app://quartermile';
/** Plain Chromium does not support custom schemes, so pages use a reserved https origin. */
const BROWSER_ORIGIN = 'https://quartermile.fake-electron.invalid';

/** Converts the app's URL to the browser's. */
export function toBrowser(url: string): string {
  return url.startsWith(`${APP_ORIGIN}/`) ? BROWSER_ORIGIN + url.slice(APP_ORIGIN.length) : url;
}

/** Converts the browser's URL to the app's. */
export function toApp(url: string): string {
  return url.startsWith(`${BROWSER_ORIGIN}/`) ? APP_ORIGIN + url.slice(BROWSER_ORIGIN.length) : url;
}

/** The requesting frame; null for the first page of a popup, which has none yet. */
export function frameOf(request: PageRequest): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}
