import { app, dialog } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';
import { errorCode } from '../log/error-fields.js';
import { log } from '../log/log.js';
import type { Updater } from './updater.js';

/** Ways to end the app: plainly, or with an installation and a restart. */
export interface AppEnding {
  /** Closes all windows, which may ask about unsaved text, then installs; cancelling keeps the current version. */
  restart(): void;
  /** Called last, when everything is sent and stored. */
  leave(): void;
}

/**
 * Restarts into a downloaded version. electron-updater installs before it closes windows, so the windows are closed
 * and pending work finished first.
 */
export function prepareRestart(updater: Pick<Updater, 'readyEngine'>): AppEnding {
  let isAsked = false;
  let installs = false;
  // Every attempt to quit resets the flag; after a cancelled restart a later quit must not install.
  app.on('before-quit', () => {
    installs = isAsked;
    isAsked = false;
  });
  return {
    restart() {
      if (!updater.readyEngine) return;
      isAsked = true;
      app.quit();
    },
    leave() {
      const engine = installs ? updater.readyEngine : null;
      if (!engine) return app.quit();
      log.info('update is installed');
      // The new version starts before this one exits and would otherwise be a second instance.
      app.releaseSingleInstanceLock();
      engine.once('error', cancelCall);
      engine.quitAndInstall(true, true);
    },
  };
}

/** The windows are closed by now: shows the error and quits. */
function cancelCall(error: Error): void {
  log.error('update is not installed', { error: errorCode(error) });
  const { title, content } = desktopMessages.updates.installFailed;
  dialog.showErrorBox(title, content);
  app.quit();
}
