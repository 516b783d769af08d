import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { ASK, FakeWebContents } from './fake-web-contents.js';
import { toApp, toBrowser } from './page-origin.js';
import { preloadWorld } from './preload-world.js';
import { emitPreventable } from './preventable.js';

/** Interval at which a page that is loading is asked again to close, ms. */
const CLOSE_AGAIN_MS = 1000;

/** The app that opens a window. */
export interface WindowOwner {
  readonly session: object;
  readonly windows: FakeWindow[];
  /** The windows that had the focus; the last one has it. */
  focusOrder: readonly FakeWindow[];
  newPage(): Promise<Page>;
  /** Calls the app's handler of an IPC channel. */
  invoke(channel: string, event: object, given: readonly unknown[]): Promise<unknown>;
}

/** Fake of Electron's `BrowserWindow` on a Playwright page. */
export class FakeWindow extends EventEmitter {
  static count = 0;
  readonly id = ++FakeWindow.count;
  readonly webContents: FakeWebContents;
  readonly page: Promise<Page>;
  openPage: Page | null = null;
  /** The URL that the app itself is loading. */
  expected = '';
  /** Whether it was shown before its first paint, as an empty rectangle. */
  wasShownUnpainted = false;
  #bounds: object;
  #isShown: boolean;
  #isPainted = false;
  #isMaximized = false;
  #isDestroyed = false;
  #closing: Promise<boolean> | null = null;

  constructor(
    private readonly owner: WindowOwner,
    options: Electron.BrowserWindowConstructorOptions,
  ) {
    super();
    const { x = 0, y = 0, width = 800, height = 600, show = true, webPreferences = {} } = options;
    this.#bounds = { x, y, width, height };
    this.#isShown = show;
    this.page = owner.newPage().then((page) => this.#prepare(page, webPreferences.preload));
    this.webContents = new FakeWebContents(this.id, owner.session, this.page, webPreferences);
    owner.windows.push(this);
  }

  getBounds = () => this.#bounds;
  getNormalBounds = () => this.#bounds;
  setBounds(bounds: object): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }
  isDestroyed = () => this.#isDestroyed;
  isFocused = () => this.owner.focusOrder.at(-1) === this;
  isFullScreen = () => false;
  isMaximized = () => this.#isMaximized;
  isMinimized = () => false;
  isVisible = () => this.#isShown;

  show(): void {
    this.#isShown = true;
    this.wasShownUnpainted ||= !this.#isPainted;
    this.focus();
  }
  /** Shows a hidden window as well. */
  maximize(): void {
    this.#isMaximized = true;
    this.show();
  }
  focus(): void {
    if (!this.#isShown || this.isFocused()) return;
    this.owner.focusOrder = [...this.#others, this];
    this.emit('focus', {});
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.page;
    this.expected = toBrowser(url);
    // Rejects when the window closes meanwhile.
    await page.goto(this.expected).catch(() => undefined);
    this.#isPainted = true;
    if (!this.#isDestroyed) this.emit('ready-to-show');
  }

  /** Closes without `close` and `beforeunload`; emits `closed`. */
  destroy(): void {
    this.#end();
    void this.page.then((page) => page.close());
  }

  /** Closes the window unless the app or the page objects; resolves to whether it closed. */
  close(): Promise<boolean> {
    this.#closing ??= this.#tryToClose().finally(() => {
      this.#closing = null;
    });
    return this.#closing;
  }

  async #tryToClose(): Promise<boolean> {
    const page = await this.page;
    if (page.isClosed()) return true;
    if (emitPreventable(this, 'close').defaultPrevented) return false;
    const { promise: hasClosed, resolve } = Promise.withResolvers<boolean>();
    page.once('close', () => resolve(true));
    page.once('dialog', (dialog) => {
      const mayClose = emitPreventable(this.webContents, 'will-prevent-unload').defaultPrevented;
      void (mayClose ? dialog.accept() : dialog.dismiss());
      if (!mayClose) resolve(false);
    });
    // The browser itself may be closing.
    const ask = (): void => void page.close({ runBeforeUnload: true }).catch(() => undefined);
    ask();
    // Chromium drops the request if the page arrives at its URL meanwhile.
    const repeated = setInterval(ask, CLOSE_AGAIN_MS);
    return hasClosed.finally(() => clearInterval(repeated));
  }

  #end(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    const { windows } = this.owner;
    windows.splice(windows.indexOf(this), 1);
    this.owner.focusOrder = this.#others;
    this.emit('closed');
    this.#others.at(-1)?.emit('focus', {});
  }

  /** The other windows that had the focus. */
  get #others(): readonly FakeWindow[] {
    return this.owner.focusOrder.filter((window) => window !== this);
  }

  async #prepare(page: Page, preload?: string): Promise<Page> {
    this.openPage = page;
    if (preload !== undefined) {
      await page.exposeBinding(ASK, ({ frame }, channel: string, given: unknown[]) => {
        const senderFrame = { url: toApp(frame.url()), parent: frame.parentFrame() };
        return this.owner.invoke(channel, { sender: this.webContents, senderFrame }, given);
      });
      const source = readFileSync(preload, 'utf8');
      await page.addInitScript(`(${preloadWorld})('${ASK}', (require, process) => {${source}\n});`);
    }
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      this.webContents.url = toApp(frame.url());
      this.webContents.emit('did-navigate');
    });
    page.on('load', () => this.webContents.emit('did-finish-load'));
    page.on('close', () => this.#end());
    return page;
  }
}
