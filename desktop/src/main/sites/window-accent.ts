import { app, BrowserWindow } from 'electron';
import type { SitesState } from '../../shared/app-state.js';

/**
 * Sets the accent colour of title bars and borders to the open site's colour on Windows. On other systems the page
 * draws a coloured line instead.
 */
export class WindowAccent {
  readonly #isWindows: boolean;
  #colour: string | null = null;

  /** Call after Electron is ready; `platform` as in Node. */
  constructor(platform: NodeJS.Platform) {
    this.#isWindows = platform === 'win32';
    if (this.#isWindows) app.on('browser-window-created', (_event, window) => this.#paint(window));
  }

  /** Applies the open site's colour; without a site the system's. */
  show({ sites, site }: Pick<SitesState, 'sites' | 'site'>): void {
    this.#colour = sites.find(({ origin }) => origin === site)?.colour ?? null;
    if (this.#isWindows) for (const window of BrowserWindow.getAllWindows()) this.#paint(window);
  }

  #paint(window: BrowserWindow): void {
    window.setAccentColor(this.#colour);
  }
}
