import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';

/** Written into an installed app that was packaged with a feed. */
const FEED = 'app-update.yml';

/**
 * Looks for a newer version, and tells the person once it is there; it is installed when the app ends. An app
 * that is not installed, or has no feed, looks nowhere.
 * @param onFailure told when the feed, or what it offers, cannot be had; the next start looks again
 */
export async function lookForUpdates(onFailure: (error: unknown) => void): Promise<void> {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, FEED))) return;
  try {
    const { default: updater } = await import('electron-updater');
    const found = await updater.autoUpdater.checkForUpdatesAndNotify();
    await found?.downloadPromise;
  } catch (error) {
    onFailure(error);
  }
}
