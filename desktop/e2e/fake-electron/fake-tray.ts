import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type { FakeMenu } from './fake-menu.js';

/** Fake of Electron's `Tray`: records what it shows. */
export class FakeTray extends EventEmitter {
  tooltip = '';
  title = '';
  menu: FakeMenu | null = null;
  readonly #platform: NodeJS.Platform;
  #isDestroyed = false;

  /** @throws Error for a missing image */
  constructor(picture: string, _guid?: string, platform: NodeJS.Platform = process.platform) {
    super();
    if (!existsSync(picture)) throw new Error(`There is no picture ${picture} for the tray.`);
    this.#platform = platform;
  }
  setToolTip(text: string): void {
    this.#refuseDestroyed();
    this.tooltip = text;
  }
  setTitle(text: string): void {
    this.#refuseDestroyed();
    this.title = text;
  }
  setImage(): void {
    this.#refuseDestroyed();
  }
  setContextMenu(menu: FakeMenu | null): void {
    this.#refuseDestroyed();
    this.menu = menu;
  }
  /** @throws Error on Linux, where only the system opens the menu */
  popUpContextMenu(): void {
    this.#refuseDestroyed();
    if (this.#platform === 'linux') throw new Error('Electron pops up no tray menu on Linux.');
  }
  isDestroyed = (): boolean => this.#isDestroyed;
  /** Removes the icon; the object cannot be used afterwards. */
  destroy(): void {
    this.#isDestroyed = true;
    this.removeAllListeners();
  }

  #refuseDestroyed(): void {
    if (this.#isDestroyed) throw new Error('The tray was destroyed.');
  }
}
