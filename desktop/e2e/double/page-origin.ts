const APP_ORIGIN = 'app://quartermile';
/** Chromium alone knows no schemes of our own, so the page lives at an https address that nobody has. */
const STAND_IN = 'https://quartermile.double.invalid';

/** The address in the browser for one that the app names. */
export function toBrowser(url: string): string {
  return url.startsWith(`${APP_ORIGIN}/`) ? STAND_IN + url.slice(APP_ORIGIN.length) : url;
}

/** The address that the app sees for one in the browser. */
export function toApp(url: string): string {
  return url.startsWith(`${STAND_IN}/`) ? APP_ORIGIN + url.slice(STAND_IN.length) : url;
}
