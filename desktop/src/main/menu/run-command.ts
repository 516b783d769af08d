import type { BrowserWindow } from 'electron';
import { tellPages } from '../channels/tell-pages.js';
import type { Desk } from '../desk.js';
import type { DeskWindows } from '../windows/desk-windows.js';
import { openOutside } from '../windows/outside-links.js';
import type { MenuCommand } from './menu-entry.js';

/** What the menu works on. */
export interface MenuScene {
  readonly desk: Desk;
  readonly windows: DeskWindows;
  toggleSpelling(): void;
}

/** Does what an item of the menu says, in the window that has the focus. */
export function runCommand(command: MenuCommand, { desk, windows, toggleSpelling }: MenuScene): void {
  const window = windows.front();
  switch (command.do) {
    case 'new-window':
      return windows.open();
    case 'tab':
      windows.show();
      return tellPages({ type: 'open-tab', tab: command.tab }, { only: window?.webContents.id });
    case 'key':
      return pressKey(window, command.key);
    case 'site':
      return void desk.changeSites({ do: 'open', origin: command.origin });
    case 'choose-site':
      return void desk.changeSites({ do: 'choose' });
    case 'check-spelling':
      return toggleSpelling();
    case 'open-outside':
      return openOutside(desk.state.site ?? '', desk.state.site);
  }
}

function pressKey(window: BrowserWindow | null, keyCode: string): void {
  for (const type of ['keyDown', 'char', 'keyUp'] as const) {
    window?.webContents.sendInputEvent({ type, keyCode });
  }
}
