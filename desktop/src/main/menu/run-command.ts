import type { BaseWindow } from 'electron';
import type { AppEvent } from '../../shared/app-state.js';
import type { SiteManager } from '../sites/site-manager.js';
import type { DashboardWindow } from '../windows/dashboard-window.js';
import type { DashboardWindows } from '../windows/dashboard-windows.js';
import { openOutside } from '../windows/outside-links.js';
import type { MenuCommand } from './menu-entry.js';

/** Dependencies of {@link runCommand}. */
export interface MenuTargets {
  readonly sites: SiteManager;
  readonly windows: DashboardWindows;
  toggleSpelling(): void;
  lock(): void;
}

/**
 * Runs a menu command in the window that it came from.
 * @param from undefined when no window of the app was focused
 */
export function runCommand(command: MenuCommand, from: BaseWindow | undefined, targets: MenuTargets): void {
  const { sites, windows, toggleSpelling, lock } = targets;
  switch (command.do) {
    case 'new-window':
      return void windows.open();
    case 'tab':
      return showIn(windows.pick(from), { type: 'open-tab', tab: command.tab });
    case 'key':
      return windows.pick(from)?.pressKey(command.key, command.modifiers);
    case 'site':
      return void sites.changeSites({ do: 'open', origin: command.origin });
    case 'choose-site':
      return void sites.changeSites({ do: 'choose' });
    case 'dialog':
      return showIn(windows.pick(from), { type: 'open-dialog', dialog: command.dialog });
    case 'check-spelling':
      return toggleSpelling();
    case 'lock':
      return lock();
    case 'open-outside':
      return openOutside(sites.state.site ?? '', sites.state.site);
  }
}

function showIn(shown: DashboardWindow | null, event: AppEvent): void {
  shown?.bringToFront();
  shown?.send(event);
}
