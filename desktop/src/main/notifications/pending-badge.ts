import { join } from 'node:path';
import { app, BrowserWindow, nativeImage } from 'electron';

/** Badge on the app icon with the number of pending submissions; on Windows an overlay dot on the taskbar button. */
export class PendingBadge {
  readonly #isWindows: boolean;
  #pending = 0;
  #description = '';

  /** Call after Electron is ready; `platform` as in Node. */
  constructor(platform: NodeJS.Platform) {
    this.#isWindows = platform === 'win32';
    if (this.#isWindows) app.on('browser-window-created', (_event, window) => this.#mark(window));
  }

  /** `description` is the overlay's accessible text. */
  show(pending: number, description: string): void {
    this.#pending = pending;
    this.#description = description;
    app.setBadgeCount(pending);
    if (this.#isWindows) for (const window of BrowserWindow.getAllWindows()) this.#mark(window);
  }

  /** Windows has no badge count; each window's taskbar button has its own overlay. */
  #mark(window: BrowserWindow): void {
    const dot = nativeImage.createFromPath(join(import.meta.dirname, '../../resources/badge.png'));
    window.setOverlayIcon(this.#pending > 0 ? dot : null, this.#description);
  }
}
