import { app, powerMonitor } from 'electron';
import type { Background } from './background/background.js';
import { delayQuit } from './delay-quit.js';
import { endWithSystem } from './end-with-system.js';
import type { AppLock } from './lock/app-lock.js';
import { watchSystemIdle } from './session/system-idle.js';
import type { SettingsStore } from './settings/settings-store.js';
import type { AppSite } from './site/app-site.js';
import type { AppEnding } from './updates/restart-to-update.js';
import type { Updater } from './updates/updater.js';
import type { DashboardWindows } from './windows/dashboard-windows.js';

/** Dependencies of {@link followSystem}. */
export interface SystemParts {
  readonly site: AppSite;
  readonly windows: DashboardWindows;
  readonly lock: AppLock;
  readonly settings: SettingsStore;
  readonly background: Background;
  readonly updater: Updater;
  readonly ending: AppEnding;
  /** Resolves when no page request is pending. */
  answered(): Promise<void>;
}

/** Connects system events (idle time, sleep, locked screen, shutdown, quit) to sessions, lock and windows. */
export function followSystem({
  site,
  windows,
  lock,
  settings,
  background,
  updater,
  ending,
  answered,
}: SystemParts): void {
  const save = async (): Promise<void> => {
    await Promise.all([answered(), windows.saved()]);
    await Promise.all([site.saved(), lock.saved(), background.saved()]);
  };
  delayQuit(save, ending.leave);
  endWithSystem({ prepare: () => windows.prepareToEnd(), save });
  const stopWatching = watchSystemIdle({
    onActivity: (at) => lock.isLocked || site.recordSystemActivity(at),
    onWake: () => site.connection?.wake(),
  });
  lockWithScreen(
    () => settings.current.locksWithScreen,
    () => lock.lock(),
  );
  app.on('activate', () => windows.show());
  app.on('will-quit', () => {
    stopWatching();
    updater.stop();
    site.connection?.close();
  });
}

/**
 * Locks the app when the machine sleeps or its screen is locked. Electron emits `lock-screen` on macOS and Windows,
 * and `suspend` on Linux only with systemd-logind.
 * @param isOn whether the setting is on
 */
export function lockWithScreen(isOn: () => boolean, lock: () => unknown): void {
  const follow = (): void => {
    if (isOn()) lock();
  };
  powerMonitor.on('lock-screen', follow);
  powerMonitor.on('suspend', follow);
}
