import { join } from 'node:path';
import { MARK } from '@quartermile/core/domain';
import { BrowserWindow, nativeTheme } from 'electron';
import type { AppEvent } from '../../shared/app-state.js';
import type { OpenWork } from '../../shared/open-work.js';
import { broadcast } from '../channels/broadcast.js';
import { APP_ORIGIN } from '../page/app-files.js';
import type { WindowPlace } from './window-state.js';

/** A key that is held down with another one. */
export type KeyModifier = 'shift' | 'control' | 'meta';

/** A dashboard window. Hidden until its first paint; events are queued until its page listens. */
export class DashboardWindow {
  readonly window: BrowserWindow;
  /** The `webContents` id. */
  readonly pageId: number;
  /** Unsaved work of its page, to restore after a crash. */
  work: OpenWork | null = null;
  #isPainted = false;
  #wantsFocus = false;
  #isListening = false;
  #events: AppEvent[] = [];

  /** Opens the window at `place`. */
  constructor(place: WindowPlace) {
    const window = createWindow(place);
    this.window = window;
    this.pageId = window.webContents.id;
    window.once('ready-to-show', () => {
      this.#isPainted = true;
      // maximize() shows a hidden window, so it waits for the first paint as well.
      if (place.isMaximized) window.maximize();
      window.show();
      if (this.#wantsFocus) window.focus();
    });
    window.webContents.once('did-finish-load', () => window.webContents.setZoomLevel(place.zoom));
    // A reloaded page must register its listener again.
    for (const event of ['did-navigate', 'render-process-gone'] as const) {
      window.webContents.on(event as 'did-navigate', () => {
        this.#isListening = false;
      });
    }
    void window.loadURL(`${APP_ORIGIN}/`);
  }

  /** Brings the window to the front, after its first paint. */
  bringToFront(): void {
    this.#wantsFocus = true;
    if (!this.#isPainted) return;
    if (this.window.isMinimized()) this.window.restore();
    this.window.show();
    this.window.focus();
  }

  /** Sends an event to this page only, once it listens. */
  send(event: AppEvent): void {
    if (this.#isListening) broadcast(() => event, { only: this.pageId });
    else this.#events.push(event);
  }

  /** The page has registered its listener. */
  pageIsReady(): void {
    this.#isListening = true;
    for (const event of this.#events.splice(0)) this.send(event);
  }

  /** Sends a key press to the page. The window must be focused to receive it. */
  pressKey(keyCode: string, modifiers: readonly KeyModifier[] = []): void {
    if (!this.#isListening) return;
    const { window } = this;
    // A key with Control or Command types no character.
    const isTyped = modifiers.every((modifier) => modifier === 'shift');
    const types = isTyped ? (['keyDown', 'char', 'keyUp'] as const) : (['keyDown', 'keyUp'] as const);
    const press = (): void => {
      for (const type of types)
        window.webContents.sendInputEvent({ type, keyCode, modifiers: [...modifiers] });
    };
    if (window.isFocused()) return press();
    window.once('focus', press);
    this.bringToFront();
  }
}

/** Creates a sandboxed window without Node, with an isolated preload script. */
function createWindow({ bounds }: WindowPlace): BrowserWindow {
  return new BrowserWindow({
    ...bounds,
    minWidth: 380,
    minHeight: 560,
    show: false,
    // Approximates the page's background until the first paint.
    backgroundColor: nativeTheme.shouldUseDarkColors ? MARK.night : MARK.ink,
    webPreferences: {
      preload: join(import.meta.dirname, '../preload/preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: true,
    },
  });
}
