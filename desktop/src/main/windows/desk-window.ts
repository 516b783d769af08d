import { join } from 'node:path';
import { BrowserWindow } from 'electron';
import { APP_ORIGIN } from './app-files.js';
import { keepLinksOutside } from './outside-links.js';

/** The night scheme's page: what shows until the first paint. */
const BACKGROUND = '#0b0c0e';

/** Opens the desk: a sandboxed page without Node, behind an isolated preload script. */
export async function openDeskWindow(siteUrl: URL): Promise<void> {
  const window = new BrowserWindow({
    width: 1280,
    height: 860,
    minWidth: 380,
    minHeight: 560,
    show: false,
    backgroundColor: BACKGROUND,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      additionalArguments: [`--site-url=${siteUrl.href}`],
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    },
  });
  window.once('ready-to-show', () => window.show());
  window.webContents.session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  keepLinksOutside(window.webContents, siteUrl);
  await window.loadURL(`${APP_ORIGIN}/`);
}
