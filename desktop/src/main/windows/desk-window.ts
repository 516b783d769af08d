import { join } from 'node:path';
import { MARK } from '@quartermile/core/domain';
import { BrowserWindow, nativeTheme } from 'electron';
import { APP_ORIGIN } from '../page/app-files.js';
import type { WindowPlace } from './window-state.js';

/** Opens the desk: a sandboxed page without Node, behind an isolated preload script. */
export function openDeskWindow(place: WindowPlace): BrowserWindow {
  const window = new BrowserWindow({
    ...place.bounds,
    minWidth: 380,
    minHeight: 560,
    show: false,
    // The page's ground, near enough, until the first paint.
    backgroundColor: nativeTheme.shouldUseDarkColors ? MARK.night : MARK.ink,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: true,
    },
  });
  if (place.isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  void window.loadURL(`${APP_ORIGIN}/`);
  return window;
}
