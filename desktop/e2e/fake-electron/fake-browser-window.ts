import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dialog, Page } from 'playwright-core';
import { ASK, FakeWebContents } from './fake-web-contents.js';
import { FakeWindowFrame, type Focus, type FrameOptions } from './fake-window-frame.js';
import { toApp, toBrowser } from './page-origin.js';
import { preloadWorld } from './preload-world.js';
import { preventable } from './preventable.js';
import { refuseUnknown, strict } from './strict.js';

/** Interval at which a page that is loading is asked again to close, ms. */
const CLOSE_AGAIN_MS = 1000;

interface WindowOptions extends FrameOptions {
  readonly webPreferences?: { readonly preload?: string; readonly [name: string]: unknown };
}

/** Supported constructor options; others are rejected. */
const OPTIONS = [
  ...['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'show', 'backgroundColor', 'autoHideMenuBar'],
  'webPreferences',
] as const;
const PREFERENCES = [
  ...['preload', 'sandbox', 'contextIsolation', 'nodeIntegration', 'webviewTag', 'spellcheck', 'javascript'],
] as const;

/** The window's dependencies within the fake. */
export interface WindowEnvironment extends Focus {
  newPage(window: BrowserWindowBase): Promise<Page>;
  invoke(channel: string, event: unknown, given: unknown[]): Promise<unknown>;
  onCreated(contents: FakeWebContents): void;
  onAllClosed(): void;
  readonly session: object;
}

/** Fake of Electron's `BrowserWindow` on a Playwright page. */
export class BrowserWindowBase extends FakeWindowFrame {
  readonly webContents: FakeWebContents;
  readonly id: number;
  readonly options: WindowOptions;
  readonly page: Promise<Page>;
  /** The URL that the app itself is loading. */
  expected: string | null = null;
  readonly #onAllClosed: () => void;
  #isDestroyed = false;
  #leaving: Promise<boolean> | null = null;

  constructor(options: WindowOptions, world: WindowEnvironment, id: number) {
    super(options, world);
    refuseUnknown('BrowserWindow.options', options, OPTIONS);
    refuseUnknown('BrowserWindow.webPreferences', options.webPreferences ?? {}, PREFERENCES);
    this.id = id;
    this.options = options;
    this.#onAllClosed = () => world.onAllClosed();
    this.page = world.newPage(this).then((page) => this.#furnish(page, world));
    const preferences = options.webPreferences ?? {};
    const contents = new FakeWebContents(id, world.session, this.page, preferences, this.isFocused);
    this.webContents = strict('webContents', contents, (name) => contents.throwIfDestroyed(name));
    world.onCreated(this.webContents);
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    this.expected = toBrowser(url);
    try {
      await page.goto(this.expected);
    } catch (error) {
      // A window that closes while loading emits nothing more.
      if (this.#leaving || page.isClosed()) return;
      throw error;
    }
    if (!this.#isDestroyed) this.paint();
  }

  setOverlayIcon(): void {}
  flashFrame(): void {}
  isDestroyed = (): boolean => this.#isDestroyed;

  close(): void {
    void this.leave();
  }

  /** Closes without `close` and `beforeunload`; emits `closed`. */
  destroy(): void {
    this.#die();
    void this.page.then((page) => page.close()).catch(() => undefined);
  }

  /** Closes the window unless the app or the page objects; resolves to whether it closed. */
  leave(): Promise<boolean> {
    // Concurrent close calls are merged.
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
    let mayClose: boolean | null = null;
    const { promise: isOver, resolve } = Promise.withResolvers<boolean>();
    const onDialog = (dialog: Dialog): void => {
      mayClose ??= this.webContents.mayUnload();
      if (!mayClose) resolve(false);
      void (mayClose ? dialog.accept() : dialog.dismiss());
    };
    page.once('close', () => resolve(true));
    page.on('dialog', onDialog);
    let hasClosed: boolean | null = null;
    while (hasClosed === null) {
      // The browser itself may be closing.
      await page.close({ runBeforeUnload: true }).catch(() => undefined);
      // Chromium drops the request if the page arrives at its URL meanwhile.
      hasClosed = await Promise.race([isOver, wait(CLOSE_AGAIN_MS, null)]);
    }
    page.off('dialog', onDialog);
    return hasClosed;
  }

  #die(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.webContents.destroyed();
    this.emit('closed');
    this.#onAllClosed();
  }

  async #furnish(page: Page, world: WindowEnvironment): Promise<Page> {
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
    page.on('close', () => this.#die());
    return page;
  }
}
