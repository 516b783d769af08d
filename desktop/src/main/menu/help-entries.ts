import { desktopMessages } from '@quartermile/core/domain';
import type { MenuEntry } from './menu-entry.js';

const separator: MenuEntry = { isSeparator: true };

const about: MenuEntry = {
  id: 'about',
  label: desktopMessages.about.menu,
  command: { do: 'dialog', dialog: 'about' },
};

export const settingsEntry: MenuEntry = {
  id: 'settings',
  label: desktopMessages.settings.menu,
  accelerator: 'CmdOrCtrl+,',
  command: { do: 'dialog', dialog: 'settings' },
};

/** The macOS application menu, in the order of Apple's guidelines. */
export const macAppMenu: MenuEntry = {
  label: 'Quartermile',
  entries: [
    about,
    separator,
    settingsEntry,
    separator,
    { role: 'services' },
    separator,
    { role: 'hide' },
    { role: 'hideOthers' },
    { role: 'unhide' },
    separator,
    { role: 'quit' },
  ],
};

/** The Help menu on Windows and Linux. */
export const helpMenu: MenuEntry = { label: desktopMessages.about.help, entries: [about] };
