import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';

/** Written into an installed app that was packaged with a feed. */
const FEED = 'app-update.yml';

/**
 * Looks for a newer version, and tells the person once it is there; it is installed when the app ends. An app
 * that is not installed, or has no feed, looks nowhere.
 */
export async function lookForUpdates(): Promise<void> {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, FEED))) return;
  const { default: updater } = await import('electron-updater');
  // Without a connection, the next start looks again.
  await updater.autoUpdater.checkForUpdatesAndNotify().catch(() => null);
}
