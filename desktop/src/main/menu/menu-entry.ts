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

/** Roles that Electron implements. */
export type MenuRole =
  | 'services'
  | 'hide'
  | 'hideOthers'
  | 'unhide'
  | 'windowMenu'
  | 'close'
  | 'quit'
  | 'undo'
  | 'redo'
  | 'cut'
  | 'copy'
  | 'paste'
  | 'pasteAndMatchStyle'
  | 'delete'
  | 'selectAll'
  | 'resetZoom'
  | 'zoomIn'
  | 'zoomOut'
  | 'togglefullscreen';

/** A menu item as data. */
export interface MenuEntry {
  readonly id?: string;
  readonly label?: string;
  readonly accelerator?: string;
  readonly role?: MenuRole;
  readonly command?: MenuCommand;
  /** Default: true. */
  readonly enabled?: boolean;
  readonly isSeparator?: boolean;
  /** Selected radio item. */
  readonly isChosen?: boolean;
  /** Checked checkbox item. */
  readonly isOn?: boolean;
  readonly entries?: readonly MenuEntry[];
}
