/** What an item of the menu does. */
export type MenuCommand =
  | { readonly do: 'tab'; readonly tab: string }
  /** Presses a key in the dashboard, which knows it already. */
  | { readonly do: 'key'; readonly key: string }
  | { readonly do: 'site'; readonly origin: string }
  | { readonly do: 'choose-site' | 'open-outside' | 'new-window' | 'check-spelling' };

/** What Electron does by itself. */
export type MenuRole =
  | 'appMenu'
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

/** An item of the menu, as data. */
export interface MenuEntry {
  readonly id?: string;
  readonly label?: string;
  readonly accelerator?: string;
  readonly role?: MenuRole;
  readonly command?: MenuCommand;
  readonly isSeparator?: boolean;
  /** Whether it is the one chosen among its neighbours. */
  readonly isChosen?: boolean;
  /** Whether what it names is on. */
  readonly isOn?: boolean;
  readonly entries?: readonly MenuEntry[];
}
