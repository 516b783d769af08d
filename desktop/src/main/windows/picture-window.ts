import { BrowserWindow } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';

const PICTURES = `${APP_ORIGIN}/media/`;

/** Whether a URL is a picture of the site. */
export function isPictureAddress(url: string): boolean {
  return url.startsWith(PICTURES);
}

/** The picture windows, those still loading included. */
const open = new Set<BrowserWindow>();

/** Opens a picture in its own window without preload script and JavaScript. */
export function openPictureWindow(url: string): void {
  const window = new BrowserWindow({
    width: 1000,
    height: 760,
    autoHideMenuBar: true,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, javascript: false },
  });
  window.once('closed', () => open.delete(window));
  open.add(window);
  window.once('ready-to-show', () => window.show());
  void window.loadURL(url);
}

/** Closes all picture windows: the app is locked, the session ended, or the site changed. */
export function closePictureWindows(): void {
  for (const window of open) window.close();
}
