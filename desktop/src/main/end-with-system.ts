import { app, type BrowserWindow, powerMonitor } from 'electron';

/** Callbacks before the system's session ends. */
export interface SystemEndActions {
  /** Makes pages send their delayed decisions and disables the questions on closing. */
  prepare(): void;
  /** Writes pending changes to disk. */
  save(): Promise<unknown>;
}

/** Windows session-end reasons after which the process may be killed at once. */
const WITHOUT_DELAY: ReadonlySet<string> = new Set(['critical', 'close-app']);

/**
 * Quits properly when the system shuts down, restarts or logs the user off. Quitting sends undoable decisions and
 * takes at most a few seconds (`delayQuit`); the system waits for the app to quit.
 */
export function endWithSystem({ prepare, save }: SystemEndActions): void {
  const quit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    prepare();
    app.quit();
  };
  const watch = (window: BrowserWindow): void => {
    window.on('query-session-end', (event) => {
      if (!event.reasons.some((reason) => WITHOUT_DELAY.has(reason))) return quit(event);
      prepare();
      void save();
    });
    // Windows kills the process after this returns, unless the app is already quitting.
    window.on('session-end', () => {
      prepare();
      app.quit();
    });
  };
  app.on('browser-window-created', (_event, window) => watch(window));
  // Electron documents the 'shutdown' event but its types lack it.
  (powerMonitor as NodeJS.EventEmitter).on('shutdown', quit);
}
