import { BrowserWindow } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';

const PICTURES = `${APP_ORIGIN}/media/`;

/** Whether an address is that of a picture of the site. */
export function isPictureAddress(url: string): boolean {
  return url.startsWith(PICTURES);
}

/** Opens a picture in a window of its own: no preload script, no scripts at all. */
export function openPictureWindow(url: string): void {
  const window = new BrowserWindow({
    width: 1000,
    height: 760,
    autoHideMenuBar: true,
    show: false,
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, javascript: false },
  });
  window.once('ready-to-show', () => window.show());
  void window.loadURL(url);
}

/** Closes every picture, such as when the session ends. */
export function closePictureWindows(): void {
  for (const window of BrowserWindow.getAllWindows()) {
    if (isPictureAddress(window.webContents.getURL())) window.close();
  }
}
