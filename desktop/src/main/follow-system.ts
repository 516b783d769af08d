import { app } from 'electron';
import { delayQuit } from './delay-quit.js';
import { endWithSystem } from './end-with-system.js';
import type { AppLock } from './lock/app-lock.js';
import { lockWithScreen } from './lock/lock-with-screen.js';
import { watchSystemIdle } from './session/system-idle.js';
import type { SettingsStore } from './settings/settings-store.js';
import type { SiteManager } from './sites/site-manager.js';
import type { AppEnding } from './updates/restart-to-update.js';
import type { Updater } from './updates/updater.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';

/** Dependencies of {@link followSystem}. */
export interface SystemParts {
  readonly sites: SiteManager;
  readonly windows: DashboardWindows;
  readonly lock: AppLock;
  readonly settings: SettingsStore;
  readonly updater: Updater;
  readonly ending: AppEnding;
  /** Resolves when no page request is pending. */
  answered(): Promise<void>;
}

/** Connects system events (idle time, sleep, locked screen, shutdown, quit) to sessions, lock and windows. */
export function followSystem({
  sites,
  windows,
  lock,
  settings,
  updater,
  ending,
  answered,
}: SystemParts): void {
  const save = async (): Promise<void> => {
    await Promise.all([answered(), windows.saved()]);
    await Promise.all([sites.saved(), lock.saved()]);
  };
  delayQuit(save, ending.leave);
  endWithSystem({ prepare: () => windows.prepareToEnd(), save });
  const stopWatching = watchSystemIdle({
    onActivity: (at) => lock.isLocked || sites.recordSystemActivity(at),
    onWake: () => sites.wake(),
  });
  lockWithScreen(
    () => settings.current.locksWithScreen,
    () => lock.lock(),
  );
  app.on('activate', () => windows.show());
  app.on('will-quit', () => {
    stopWatching();
    updater.stop();
    sites.close();
  });
}
