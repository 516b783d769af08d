import { join } from 'node:path';
import { app, BrowserWindow, nativeImage } from 'electron';

/** Shows how many submissions await a decision on the app's sign: a number, or on Windows a dot on the taskbar. */
export class PendingBadge {
  readonly #isWindows: boolean;
  #pending = 0;
  #description = '';

  /** To be made once the app is ready; `platform` as Node names it. */
  constructor(platform: NodeJS.Platform) {
    this.#isWindows = platform === 'win32';
    if (this.#isWindows) app.on('browser-window-created', (_event, window) => this.#mark(window));
  }

  /** `description`: the same in words. */
  show(pending: number, description: string): void {
    this.#pending = pending;
    this.#description = description;
    app.setBadgeCount(pending);
    if (this.#isWindows) for (const window of BrowserWindow.getAllWindows()) this.#mark(window);
  }

  /** Windows has no number for apps; each of their windows has a button that takes a small picture. */
  #mark(window: BrowserWindow): void {
    const dot = nativeImage.createFromPath(join(import.meta.dirname, '../../resources/badge.png'));
    window.setOverlayIcon(this.#pending > 0 ? dot : null, this.#description);
  }
}
