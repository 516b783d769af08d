import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { MenuCommand, MenuEntry } from './menu-entry.js';
import { type MenuSituation, menuModel } from './menu-model.js';

/** Puts the menu up; `run` does what its items say. */
export function showAppMenu(situation: MenuSituation, run: (command: MenuCommand) => void): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuModel(situation).map((entry) => toItem(entry, run))));
}

function toItem(
  { isSeparator, isChosen, isOn, entries, command, ...rest }: MenuEntry,
  run: (command: MenuCommand) => void,
): MenuItemConstructorOptions {
  if (isSeparator) return { type: 'separator' };
  return {
    ...rest,
    ...(isChosen !== undefined && { type: 'radio', checked: isChosen }),
    ...(isOn !== undefined && { type: 'checkbox', checked: isOn }),
    ...(entries && { submenu: entries.map((entry) => toItem(entry, run)) }),
    ...(command && { click: () => run(command) }),
    // Keys of the dashboard are shown here and heard there, so that they can be typed into fields.
    ...(command?.do === 'key' && { registerAccelerator: false }),
  };
}
