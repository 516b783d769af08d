import { BrowserWindow } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';

const PICTURES = `${APP_ORIGIN}/media/`;

/** Whether a URL is a picture of the site. */
export function isPictureAddress(url: string): boolean {
  return url.startsWith(PICTURES);
}

/** The site of each picture window, those still loading included. */
const siteOf = new Map<BrowserWindow, string | null>();

/**
 * Opens a picture in its own window without preload script and JavaScript.
 * @param site origin of the picture's site
 */
export function openPictureWindow(url: string, site: string | null): void {
  const window = new BrowserWindow({
    width: 1000,
    height: 760,
    autoHideMenuBar: true,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, javascript: false },
  });
  window.once('closed', () => siteOf.delete(window));
  siteOf.set(window, site);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(url);
}

/** Closes all picture windows, for example when the app is locked. */
export function closePictureWindows(): void {
  closeWhere(() => true);
}

/** Closes a site's picture windows, for example when its session ends. */
export function closePictureWindowsOf(site: string): void {
  closeWhere((one) => one === site);
}

/** Closes the picture windows of all other sites when `site` is opened. */
export function closeOtherPictureWindows(site: string | null): void {
  closeWhere((one) => one !== site);
}

function closeWhere(isMeant: (site: string | null) => boolean): void {
  for (const [window, site] of siteOf) if (isMeant(site)) window.close();
}
