import type { LaunchedDesktop } from './launched-desktop.js';

/** Closes the first window as its button does. */
export function closeWindow(desktop: LaunchedDesktop): Promise<void> {
  return desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close(), null);
}

/** Ends the app as its menu does. */
export function quit(desktop: LaunchedDesktop): Promise<void> {
  return desktop.evaluate(({ app }) => app.quit(), null);
}
