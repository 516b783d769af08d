import { BrowserWindow, powerMonitor } from 'electron';

/** Polling interval of the system's idle time. */
export const IDLE_POLL_MS = 5000;

/** Callbacks of {@link watchSystemIdle}. */
export interface SystemIdleListener {
  /** User activity while an app window had the focus; ms since 1970. */
  onActivity(at: number): void;
  /** The machine woke up or its screen was unlocked. */
  onWake(): void;
}

/**
 * Reports activity in menus and native dialogs, which pages do not see. Work in other programs, a locked screen and
 * sleep count as idle.
 * @returns stops watching
 */
export function watchSystemIdle({ onActivity, onWake }: SystemIdleListener): () => void {
  let isAway = false;
  /** Some Wayland sessions always report 0. Until a value above 0 was seen, only the pages' reports count. */
  let isMeasured = false;
  const leave = (): void => {
    isAway = true;
  };
  const wake = (): void => {
    isAway = false;
    onWake();
  };
  const poll = setInterval(() => {
    const idleMs = powerMonitor.getSystemIdleTime() * 1000;
    isMeasured ||= idleMs > 0;
    if (isMeasured && !isAway && BrowserWindow.getFocusedWindow() && idleMs < IDLE_POLL_MS) {
      onActivity(Date.now() - idleMs);
    }
  }, IDLE_POLL_MS);
  powerMonitor.on('lock-screen', leave);
  powerMonitor.on('suspend', leave);
  powerMonitor.on('unlock-screen', wake);
  powerMonitor.on('resume', wake);
  return () => clearInterval(poll);
}
