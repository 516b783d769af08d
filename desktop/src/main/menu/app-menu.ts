import { type BaseWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuCommand, MenuEntry } from './menu-entry.js';
import { type MenuSituation, menuModel } from './menu-model.js';

/** Runs a command; `from` is the focused window, if any. */
type Run = (command: MenuCommand, from: BaseWindow | undefined) => void;

/** Installs the application menu. */
export function showAppMenu(situation: MenuSituation, run: Run): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuModel(situation).map((entry) => toItem(entry, run))));
}

function toItem(
  { isSeparator, isChosen, isOn, entries, command, ...rest }: MenuEntry,
  run: Run,
): MenuItemConstructorOptions {
  if (isSeparator) return { type: 'separator' };
  return {
    ...rest,
    ...(isChosen !== undefined && { type: 'radio', checked: isChosen }),
    ...(isOn !== undefined && { type: 'checkbox', checked: isOn }),
    ...(entries && { submenu: entries.map((entry) => toItem(entry, run)) }),
    ...(command && { click: (_item, from) => run(command, from) }),
    // Dashboard shortcuts are displayed but not registered, so that these keys still type into fields.
    ...(command?.do === 'key' && { registerAccelerator: false }),
  };
}
