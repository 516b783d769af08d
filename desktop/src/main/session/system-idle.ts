import { DESK_IDLE_POLL_MS } from '@quartermile/core/domain';
import { BrowserWindow, powerMonitor } from 'electron';

/** Whom the system's idle time concerns. */
export interface SystemIdleListener {
  /** Somebody did something while a window of ours had the focus; ms since 1970. */
  onActivity(at: number): void;
  /** The machine woke up, or its screen was unlocked. */
  onWake(): void;
}

/**
 * Follows the system: what is done in menus and dialogues of ours, which no page sees, counts as activity. A
 * locked screen and a machine that sleeps count as idle, and so does work in other programs.
 * @returns ends the watching
 */
export function watchSystemIdle({ onActivity, onWake }: SystemIdleListener): () => void {
  let isAway = false;
  /** Some Wayland sessions always say 0: until it has risen once, only what a page sees counts. */
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
    if (isMeasured && !isAway && BrowserWindow.getFocusedWindow() && idleMs < DESK_IDLE_POLL_MS) {
      onActivity(Date.now() - idleMs);
    }
  }, DESK_IDLE_POLL_MS);
  powerMonitor.on('lock-screen', leave);
  powerMonitor.on('suspend', leave);
  powerMonitor.on('unlock-screen', wake);
  powerMonitor.on('resume', wake);
  return () => clearInterval(poll);
}
