import type { AdminTabId } from '@quartermile/core/domain';
import type { AppDialog } from '../../shared/app-command.js';
import type { KeyModifier } from '../windows/dashboard-window.js';

/** Command of a menu item. */
export type MenuCommand =
  | { readonly do: 'tab'; readonly tab: AdminTabId }
  /** Presses a shortcut key of the dashboard. */
  | { readonly do: 'key'; readonly key: string; readonly modifiers?: readonly KeyModifier[] }
  | { readonly do: 'open-outside' | 'new-window' | 'check-spelling' | 'lock' }
  /** Opens a dialog of the app. */
  | { readonly do: 'dialog'; readonly dialog: AppDialog };

/** Commands available while locked; a new window is locked as well. */
const ALLOWED: ReadonlySet<MenuCommand['do']> = new Set(['lock', 'new-window']);

/** Whether a menu command is available while locked; the others reach the dashboard or the site. */
export function isAllowedLocked(command: MenuCommand): boolean {
  return ALLOWED.has(command.do);
}
