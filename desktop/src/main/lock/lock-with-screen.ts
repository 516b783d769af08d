import { powerMonitor } from 'electron';

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
