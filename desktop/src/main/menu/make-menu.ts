import type { AppLock } from '../lock/app-lock.js';
import { isAllowedLocked } from '../lock/locked-menu.js';
import type { SiteManager } from '../sites/site-manager.js';
import type { Spelling } from '../spelling/spelling.js';
import type { DashboardWindows } from '../windows/dashboard-windows.js';
import { showAppMenu } from './app-menu.js';
import { runCommand } from './run-command.js';

/** Dependencies of {@link makeMenu}. */
export interface MenuParts {
  readonly sites: SiteManager;
  readonly windows: DashboardWindows;
  readonly spelling: Spelling;
  readonly lock: AppLock;
  /** Shows an error message. */
  showMessage(sentence: string): void;
}

/**
 * Creates the application menu.
 * @returns rebuilds it; call after any change that it displays
 */
export function makeMenu({ sites, windows, spelling, lock, showMessage }: MenuParts): () => void {
  const lockNow = (): void => {
    const problem = lock.lock();
    if (problem !== null) showMessage(problem);
  };
  const toggleSpelling = async (): Promise<void> => {
    await spelling.toggle();
    show();
  };
  const show = (): void => {
    const situation = {
      isMac: process.platform === 'darwin',
      isSpellingOn: spelling.isOn,
      isLocked: lock.isLocked,
      role: sites.role,
      ...sites.state,
    };
    showAppMenu(situation, (command, from) => {
      if (lock.isLocked && !isAllowedLocked(command)) return windows.show();
      runCommand(command, from, { sites, windows, toggleSpelling, lock: lockNow });
    });
  };
  return show;
}
