import type { LaunchedDesktop } from './launched-desktop.js';

/** Closes the window that was opened first as its close button does. */
export function closeWindow(desktop: LaunchedDesktop): Promise<void> {
  return desktop.evaluate(({ BrowserWindow }) => {
    const [first] = BrowserWindow.getAllWindows().sort((one, other) => one.id - other.id);
    first?.close();
  }, null);
}

/** From now on windows close without a question, and lose unsaved text. */
export function discardUnsaved({ evaluate }: Pick<LaunchedDesktop, 'evaluate'>): Promise<void> {
  return evaluate(({ dialog }) => {
    dialog.showMessageBoxSync = () => 1;
  }, null);
}

/** Quits the app as its menu does. */
export function quit(desktop: LaunchedDesktop): Promise<void> {
  return desktop.evaluate(({ app }) => app.quit(), null);
}

/** Whether the app has exited. */
export function hasEnded(desktop: LaunchedDesktop): Promise<boolean> {
  return desktop
    .evaluate(({ app }) => (app as { exitCode?: number | null }).exitCode ?? null, null)
    .then((exitCode) => exitCode !== null)
    .catch(() => true);
}

/** Starts the app a second time; the running one receives the arguments. */
export function startAgain(desktop: LaunchedDesktop, ...given: string[]): Promise<void> {
  return desktop.evaluate(
    ({ app }, argv) => void app.emit('second-instance', {}, ['quartermile', ...argv], '/'),
    given,
  );
}
