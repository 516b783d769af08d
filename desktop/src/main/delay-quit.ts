import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { app } from 'electron';

/** Maximum time that quitting waits for pending work. */
const QUIT_WAIT_MS = 3000;

/**
 * Delays quitting until pending work is done, at most 3 s. All windows are closed by then, but their last requests
 * may still be in flight.
 * @param done resolves when no work is pending
 * @param leave quits the app
 */
export function delayQuit(done: () => Promise<unknown>, leave: () => void): void {
  let hasWaited = false;
  app.on('will-quit', async (event) => {
    if (hasWaited) return;
    event.preventDefault();
    await Promise.race([done(), wait(QUIT_WAIT_MS)]);
    // Microtasks run within Electron's emission of the event, in which it ignores another `quit`.
    await nextTurn();
    hasWaited = true;
    leave();
  });
}
