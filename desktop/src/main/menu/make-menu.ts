import type { AppLock } from '../lock/app-lock.js';
import type { AppSite } from '../site/app-site.js';
import type { Spelling } from '../spelling/spelling.js';
import type { DashboardWindows } from '../windows/dashboard-windows.js';
import { showAppMenu } from './app-menu.js';
import { isAllowedLocked } from './locked-menu.js';
import { runCommand } from './run-command.js';

/** Dependencies of {@link makeMenu}. */
export interface MenuParts {
  readonly site: AppSite;
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
export function makeMenu({ site, windows, spelling, lock, showMessage }: MenuParts): () => void {
  const lockNow = (): void => {
    const problem = lock.lock();
    if (problem !== null) showMessage(problem);
  };
  const toggleSpelling = async (): Promise<void> => {
    await spelling.toggle();
    show();
  };
  const show = (): void => {
    const origin = site.connection?.origin ?? null;
    const situation = {
      isMac: process.platform === 'darwin',
      isSpellingOn: spelling.isOn,
      isLocked: lock.isLocked,
      role: site.connection?.role,
      site: origin,
    };
    showAppMenu(situation, (command, from) => {
      if (lock.isLocked && !isAllowedLocked(command)) return windows.show();
      runCommand(command, from, { site: origin, windows, toggleSpelling, lock: lockNow });
    });
  };
  return show;
}
