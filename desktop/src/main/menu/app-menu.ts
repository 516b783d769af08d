import { Menu, type MenuItemConstructorOptions } from 'electron';
import { type MenuCommand, type MenuEntry, type MenuSituation, menuModel } from './menu-model.js';

/** Puts the menu up; `run` does what its items say. */
export function showAppMenu(situation: MenuSituation, run: (command: MenuCommand) => void): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuModel(situation).map((entry) => toItem(entry, run))));
}

function toItem(
  { isSeparator, isChecked, entries, command, ...rest }: MenuEntry,
  run: (command: MenuCommand) => void,
): MenuItemConstructorOptions {
  if (isSeparator) return { type: 'separator' };
  return {
    ...rest,
    ...(isChecked !== undefined && { type: 'radio', checked: isChecked }),
    ...(entries && { submenu: entries.map((entry) => toItem(entry, run)) }),
    ...(command && { click: () => run(command) }),
    // Keys of the dashboard are shown here and heard there, so that they can be typed into fields.
    ...(command?.do === 'key' && { registerAccelerator: false }),
  };
}
