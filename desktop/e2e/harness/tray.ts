import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LaunchedDesktop } from './launched-desktop.js';

/**
 * Simulates a system with a tray: on Linux by a fake of the queried program; macOS and Windows always have one.
 * @returns undoes it
 */
export async function provideTray(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'quartermile-tray-'));
  const program = join(folder, 'gdbus');
  await writeFile(program, '#!/bin/sh\necho "(<true>,)"\n');
  await chmod(program, 0o755);
  const before = process.env.PATH;
  process.env.PATH = [folder, before].join(delimiter);
  return async () => {
    process.env.PATH = before;
    await rm(folder, { recursive: true, force: true });
  };
}

/** Records the tray's menu whenever the app sets it. */
export async function watchTrayMenu(desktop: LaunchedDesktop): Promise<void> {
  await desktop.evaluate(({ Tray }) => {
    const { setContextMenu } = Tray.prototype;
    Tray.prototype.setContextMenu = function change(this: Electron.Tray, menu: Electron.Menu | null) {
      Object.assign(globalThis, { trayMenu: menu });
      setContextMenu.call(this, menu);
    };
  }, null);
}

/** Whether a checkbox in the tray's menu is checked; null before the menu was set. */
export function isTrayItemOn(desktop: LaunchedDesktop, id: string): Promise<boolean | null> {
  return desktop.evaluate((_electron, itemId) => {
    const menu = Reflect.get(globalThis, 'trayMenu') as Electron.Menu | undefined;
    return menu?.getMenuItemById(itemId)?.checked ?? null;
  }, id);
}

/** Clicks an item of the tray's menu by its id. */
export async function clickTray(desktop: LaunchedDesktop, id: string): Promise<void> {
  await desktop.evaluate((_electron, itemId) => {
    const item = (Reflect.get(globalThis, 'trayMenu') as Electron.Menu).getMenuItemById(itemId);
    if (!item) throw new Error(`There is no item "${itemId}" in the tray.`);
    item.click();
  }, id);
}
