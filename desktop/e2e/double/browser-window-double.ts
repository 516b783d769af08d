import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { toApp, toBrowser } from './page-origin.js';
import { preloadWorld } from './preload-world.js';
import { preventable } from './preventable.js';
import { refuseUnknown, strict } from './strict.js';
import { ASK, WebContentsDouble } from './web-contents-double.js';

interface WindowOptions {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly webPreferences?: { readonly preload?: string; readonly [name: string]: unknown };
}

/** What windows are made with; anything else is not known to the double. */
const OPTIONS = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'show', 'backgroundColor', 'autoHideMenuBar'],
  'webPreferences',
] as const;
const PREFERENCES = [
  ...['preload', 'sandbox', 'contextIsolation', 'nodeIntegration', 'webviewTag', 'spellcheck', 'javascript'],
] as const;

/** What windows need of the rest of the double. */
export interface WindowWorld {
  newPage(window: BrowserWindowBase): Promise<Page>;
  invoke(channel: string, event: unknown, given: unknown[]): Promise<unknown>;
  onCreated(contents: WebContentsDouble): void;
  onAllClosed(): void;
  readonly session: object;
}

/** Electron's `BrowserWindow` over a page of Playwright's. */
export class BrowserWindowBase extends EventEmitter {
  readonly webContents: WebContentsDouble;
  readonly options: WindowOptions;
  readonly page: Promise<Page>;
  /** The address that the app itself goes to. */
  expected: string | null = null;
  isShown = false;
  #bounds: object;
  #isMaximized = false;
  #leaving: Promise<boolean> | null = null;

  constructor(options: WindowOptions, world: WindowWorld, id: number) {
    super();
    refuseUnknown('BrowserWindow.options', options, OPTIONS);
    refuseUnknown('BrowserWindow.webPreferences', options.webPreferences ?? {}, PREFERENCES);
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    this.page = world.newPage(this).then((page) => this.#furnish(page, world));
    const contents = new WebContentsDouble(id, world.session, this.page, options.webPreferences ?? {});
    this.webContents = strict('webContents', contents);
    world.onCreated(this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    this.expected = toBrowser(url);
    try {
      await page.goto(this.expected);
    } catch (error) {
      // A window that closes while it loads has nothing more to say.
      if (this.#leaving || page.isClosed()) return;
      throw error;
    }
    this.emit('ready-to-show');
  }

  show(): void {
    this.isShown = true;
  }
  focus(): void {
    this.emit('focus');
  }
  isMinimized = (): boolean => false;
  isDestroyed = (): boolean => false;
  restore(): void {}
  maximize(): void {
    this.#isMaximized = true;
  }
  isMaximized = (): boolean => this.#isMaximized;
  getNormalBounds = (): object => this.#bounds;
  setBounds(bounds: object): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }
  isFocused = (): boolean => this.isShown;
  setOverlayIcon(): void {}
  flashFrame(): void {}

  close(): void {
    void this.leave();
  }

  /** Closes the window, unless the app or the page objects; whether it is closed. */
  leave(): Promise<boolean> {
    // A window that is told to close while it closes does so once.
    this.#leaving ??= this.#leave().finally(() => {
      this.#leaving = null;
    });
    return this.#leaving;
  }

  async #leave(): Promise<boolean> {
    const page = await this.page;
    if (page.isClosed()) return true;
    const event = preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return false;
    const isOver = new Promise<boolean>((resolve) => {
      page.once('close', () => resolve(true));
      page.once('dialog', (dialog) => {
        const mayClose = this.webContents.mayUnload();
        if (!mayClose) resolve(false);
        void (mayClose ? dialog.accept() : dialog.dismiss());
      });
    });
    // The browser itself may be ending.
    await page.close({ runBeforeUnload: true }).catch(() => undefined);
    return isOver;
  }

  async #furnish(page: Page, world: WindowWorld): Promise<Page> {
    const { preload } = this.options.webPreferences ?? {};
    if (preload) {
      await page.exposeBinding(ASK, async ({ frame }, channel: string, given: unknown[]) => {
        const senderFrame = { url: toApp(frame.url()), parent: frame.parentFrame() };
        try {
          return { value: await world.invoke(channel, { sender: this.webContents, senderFrame }, given) };
        } catch (error) {
          return { error: String(error) };
        }
      });
      const source = readFileSync(preload, 'utf8');
      await page.addInitScript(
        `(${preloadWorld})(${JSON.stringify(ASK)}, (require, process) => {${source}\n});`,
      );
    }
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.webContents.arrived(frame.url());
    });
    page.on('load', () => this.webContents.emit('did-finish-load'));
    page.on('close', () => {
      this.emit('closed');
      world.onAllClosed();
    });
    return page;
  }
}
