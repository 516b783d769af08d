import { setTimeout as wait } from 'node:timers/promises';
import { DESK_QUIT_WAIT_MS } from '@quartermile/core/domain';
import { app } from 'electron';

/**
 * Lets the app end only once what is under way is done, or after 3 s: all windows are closed by then, and what
 * they handed over last is still being sent.
 * @param done resolves once nothing is under way
 */
export function holdQuit(done: () => Promise<unknown>): void {
  let hasWaited = false;
  app.on('will-quit', async (event) => {
    if (hasWaited) return;
    event.preventDefault();
    await Promise.race([done(), wait(DESK_QUIT_WAIT_MS)]);
    hasWaited = true;
    app.quit();
  });
}
