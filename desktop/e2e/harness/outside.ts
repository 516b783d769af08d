import type { LaunchedDesktop } from './launched-desktop.js';

/** From now on, what the app hands to the system is written down instead, and where its windows are asked to go. */
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

/** What was handed to the system. */
export function openedOutside(desktop: LaunchedDesktop): Promise<string[]> {
  return desktop.evaluate(() => Reflect.get(globalThis, 'openedOutside') as string[], null);
}

/** Where pages asked to go, whatever came of it. */
export function askedToGo(desktop: LaunchedDesktop): Promise<string[]> {
  return desktop.evaluate(() => Reflect.get(globalThis, 'askedToGo') as string[], null);
}
