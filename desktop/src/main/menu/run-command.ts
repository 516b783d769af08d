import type { BaseWindow } from 'electron';
import type { AppEvent } from '../../shared/app-state.js';
import type { DashboardWindow } from '../windows/dashboard-window.js';
import type { DashboardWindows } from '../windows/dashboard-windows.js';
import { openOutside } from '../windows/outside-links.js';
import type { MenuCommand } from './menu-entry.js';

/** Dependencies of {@link runCommand}. */
export interface MenuTargets {
  /** Origin of the site, or null. */
  readonly site: string | null;
  readonly windows: DashboardWindows;
  toggleSpelling(): void;
  lock(): void;
}

/**
 * Runs a menu command in the window that it came from.
 * @param from undefined when no window of the app was focused
 */
export function runCommand(command: MenuCommand, from: BaseWindow | undefined, targets: MenuTargets): void {
  const { site, windows, toggleSpelling, lock } = targets;
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
      return toggleSpelling();
    case 'lock':
      return lock();
    case 'open-outside':
      return openOutside(site ?? '', site);
  }
}

function showIn(shown: DashboardWindow | null, event: AppEvent): void {
  shown?.bringToFront();
  shown?.send(event);
}
