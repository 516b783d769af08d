import { Menu } from 'electron';
import type { AppEvent } from '../../shared/app-state.js';
import type { AppLock } from '../lock/app-lock.js';
import type { AppSite } from '../site/app-site.js';
import type { Spelling } from '../spelling/spelling.js';
import type { DashboardWindow } from '../windows/dashboard-window.js';
import type { DashboardWindows } from '../windows/dashboard-windows.js';
import { openOutside } from '../windows/outside-links.js';
import { isAllowedLocked } from './menu-command.js';
import { menuTemplate, type RunMenuCommand } from './menu-template.js';

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
  const originOf = (): string | null => site.connection?.origin ?? null;
  const run: RunMenuCommand = (command, from) => {
    if (lock.isLocked && !isAllowedLocked(command)) return windows.show();
    switch (command.do) {
      case 'new-window':
        return void windows.open();
      case 'tab':
        return showIn(windows.pick(from), { type: 'open-tab', tab: command.tab });
      case 'key':
        return windows.pick(from)?.pressKey(command.key, command.modifiers);
      case 'dialog':
        return showIn(windows.pick(from), { type: 'open-dialog', dialog: command.dialog });
      case 'check-spelling':
        return void spelling.toggle().then(show);
      case 'lock': {
        const problem = lock.lock();
        return problem === null ? undefined : showMessage(problem);
      }
      case 'open-outside':
        return openOutside(originOf() ?? '', originOf());
    }
  };
  const show = (): void => {
    const situation = {
      isMac: process.platform === 'darwin',
      isSpellingOn: spelling.isOn,
      isLocked: lock.isLocked,
      role: site.connection?.role,
      site: originOf(),
    };
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(situation, run)));
  };
  return show;
}

/** Sends an event to a window in front of the others. */
function showIn(shown: DashboardWindow | null, event: AppEvent): void {
  shown?.bringToFront();
  shown?.send(event);
}
