import { join } from 'node:path';
import { Menu, Tray } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';

const text = desktopMessages.notifications;

/** A template image, so that macOS picks the colour. */
const PICTURE = process.platform === 'darwin' ? 'trayTemplate.png' : 'tray.png';

/** Callbacks of the tray's menu. */
export interface TrayActions {
  /** Brings a window to the front. */
  open(): void;
  toggleDoNotDisturb(): void;
  quit(): void;
}

/** The tray icon with the number of pending submissions, and its menu. */
export class AppTray {
  readonly #actions: TrayActions;
  readonly #tray: Tray;

  /** Call after Electron is ready; lives until the app quits. */
  constructor(actions: TrayActions) {
    this.#actions = actions;
    this.#tray = new Tray(join(import.meta.dirname, '../../resources', PICTURE));
    // On macOS a click opens the menu, so it must not open a window as well.
    if (process.platform !== 'darwin') this.#tray.on('click', () => actions.open());
  }

  /** Rebuilds the menu, because Linux ignores changes to an existing one. */
  showMenu(doNotDisturb: boolean): void {
    const { open, toggleDoNotDisturb, quit } = this.#actions;
    this.#tray.setContextMenu(
      Menu.buildFromTemplate([
        { id: 'tray-open', label: text.open, click: () => open() },
        {
          id: 'tray-do-not-disturb',
          label: text.doNotDisturb,
          type: 'checkbox',
          checked: doNotDisturb,
          click: () => toggleDoNotDisturb(),
        },
        { type: 'separator' },
        { id: 'tray-quit', label: text.quit, click: () => quit() },
      ]),
    );
  }

  /** Shows the number of submissions to review; `description` is the tooltip. */
  showCount(pending: number, description: string): void {
    this.#tray.setToolTip(description);
    this.#tray.setTitle(pending > 0 ? `${pending}` : '');
  }
}
