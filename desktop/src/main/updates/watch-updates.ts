import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DESK_UPDATE_PERIOD_MS } from '@quartermile/core/domain';
import { app } from 'electron';

/** Written into an installed app that was packaged with a feed. */
const FEED = 'app-update.yml';

/** Whom updates concern. */
export interface UpdateListener {
  /** A newer version is here, and is installed when the app ends: told once for each. */
  onReady(version: string): void;
  /** The feed, or what it offers, cannot be had; told once, although it is tried again. */
  onFailure(error: unknown): void;
}

/**
 * Looks for a newer version now and every few hours, as the app may stay open for days. An app that is not
 * installed, or has no feed, looks nowhere.
 * @returns ends the looking
 */
export function watchUpdates({ onReady, onFailure }: UpdateListener): () => void {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, FEED))) return () => undefined;
  const told = new Set<string>();
  let hasFailed = false;
  const look = async (): Promise<void> => {
    try {
      const version = await fetchUpdate();
      if (version === null || told.has(version)) return;
      told.add(version);
      onReady(version);
    } catch (error) {
      if (!hasFailed) onFailure(error);
      hasFailed = true;
    }
  };
  void look();
  const timer = setInterval(look, DESK_UPDATE_PERIOD_MS);
  return () => clearInterval(timer);
}

/** Fetches a newer version, if there is one that this machine is to have: its name, else null. */
async function fetchUpdate(): Promise<string | null> {
  const { default: updater } = await import('electron-updater');
  const found = await updater.autoUpdater.checkForUpdates();
  if (!found?.isUpdateAvailable || !found.downloadPromise) return null;
  await found.downloadPromise;
  return found.updateInfo.version;
}
