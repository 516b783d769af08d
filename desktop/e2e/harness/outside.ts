import type { LaunchedDesktop } from './launched-desktop.js';

/** From now on, what the app hands to the system is written down instead. */
export async function watchOutside(desktop: LaunchedDesktop): Promise<void> {
  await desktop.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { openedOutside: opened });
    shell.openExternal = async (url) => void opened.push(url);
  }, null);
}

/** What was handed to the system. */
export function openedOutside(desktop: LaunchedDesktop): Promise<string[]> {
  return desktop.evaluate(() => Reflect.get(globalThis, 'openedOutside') as string[], null);
}
