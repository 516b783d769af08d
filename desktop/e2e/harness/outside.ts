import type { LaunchedDesktop } from './launched-desktop.js';

/** Records URLs opened by the system, and navigations requested by pages, instead of opening them. */
export async function watchOutside(desktop: LaunchedDesktop): Promise<void> {
  await desktop.evaluate(({ BrowserWindow, shell }) => {
    const opened: string[] = [];
    const asked: string[] = [];
    Object.assign(globalThis, { openedOutside: opened, askedToGo: asked });
    shell.openExternal = async (url) => void opened.push(url);
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.on('will-navigate', ({ url }) => void asked.push(url));
    }
  }, null);
}

/** URLs opened by the system. */
export function openedOutside(desktop: LaunchedDesktop): Promise<string[]> {
  return desktop.evaluate(() => Reflect.get(globalThis, 'openedOutside') as string[], null);
}

/** Navigations requested by pages, allowed or not. */
export function askedToGo(desktop: LaunchedDesktop): Promise<string[]> {
  return desktop.evaluate(() => Reflect.get(globalThis, 'askedToGo') as string[], null);
}
