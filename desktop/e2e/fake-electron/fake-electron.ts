import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Route } from 'playwright-core';
import type { DesktopOptions } from '../harness/launched-desktop.js';
import { FakeApp } from './fake-app.js';
import { BrowserWindowBase, type WindowEnvironment } from './fake-browser-window.js';
import { FakeDialog } from './fake-dialog.js';
import { FakeMenu } from './fake-menu.js';
import { fakeNet } from './fake-net.js';
import { FakeNotification } from './fake-notification.js';
import { FakeSafeStorage } from './fake-safe-storage.js';
import { FakeSession, sessionFromPartition } from './fake-session.js';
import { FakeTray } from './fake-tray.js';
import type { FakeWebContents } from './fake-web-contents.js';
import { frameOf, toApp } from './page-origin.js';
import {
  FakeClipboard,
  FakeIpcMain,
  FakePowerMonitor,
  FakeProtocol,
  FakeScreen,
  FakeShell,
} from './small-parts.js';
import { afterReady, refuseDestroyed, strict, strictClass } from './strict.js';
import { WindowFocus } from './window-focus.js';

/** Members that the fake itself uses on destroyed windows. */
const OWN_MEMBERS = ['page', 'leave', 'expected', 'wasShownUnpainted'] as const;

/** Polling interval for the first window, ms. */
const LOOK_MS = 20;

/** A launched app: its fake Electron modules and its windows. */
export class FakeElectron {
  readonly electron: Readonly<Record<string, unknown>>;
  readonly #context: BrowserContext;
  readonly #windows: BrowserWindowBase[] = [];
  readonly #owners = new Map<Page, BrowserWindowBase>();
  readonly #app: FakeApp;
  readonly #ipc = new FakeIpcMain();
  readonly #protocol = new FakeProtocol(() => this.#app.isReady());
  readonly #session: FakeSession;
  #count = 0;
  readonly #focus = new WindowFocus();
  /** Number of pages being created by the app. */
  #making = 0;

  constructor(context: BrowserContext, options: DesktopOptions) {
    this.#context = context;
    this.#session = new FakeSession((permissions) => void context.grantPermissions([...permissions]));
    this.#app = new FakeApp(options.userData, options.feed !== undefined, () => this.#closeWindows());
    void this.#app.ended.then(() => context.close());
    this.electron = this.#parts(options);
    context.on('page', (page) => {
      page.on('download', (download) => this.#session.hand(download));
      // A page that the app did not create was opened by a page.
      if (this.#making === 0) void page.close();
    });
  }

  get app(): FakeApp {
    return this.#app;
  }

  pages(): Page[] {
    return [...this.#owners.keys()].filter((page) => !page.isClosed());
  }

  async firstPage(): Promise<Page> {
    const [first] = await this.started();
    if (!first) throw new Error('The app ended without a window.');
    const page = await first.page;
    await page.waitForURL((url) => url.protocol !== 'about:');
    return page;
  }

  /** The windows, once there is one; empty when the app exited before. */
  async started(): Promise<readonly BrowserWindowBase[]> {
    while (this.#windows.length === 0 && this.#app.exitCode === null) await wait(LOOK_MS);
    return this.#windows;
  }

  async close(): Promise<void> {
    this.#app.quit();
    await this.#app.ended;
    await this.#context.close();
  }

  /** Closes all windows; resolves to whether all closed. */
  async #closeWindows(): Promise<boolean> {
    const closed = await Promise.all([...this.#windows].map((window) => window.leave()));
    return closed.every(Boolean);
  }

  /** Serves every request of a page from the app's protocol handler. */
  async answer(route: Route): Promise<void> {
    const request = route.request();
    const url = toApp(request.url());
    const frame = frameOf(request);
    const owner = frame && this.#owners.get(frame.page());
    if (!frame || !owner) return this.#refusePopup(route, url);
    if (request.isNavigationRequest() && frame.parentFrame() === null) {
      const isOurs = owner.expected === request.url();
      if (!isOurs && !owner.webContents.mayNavigate(url)) return route.abort('aborted');
    }
    if (url.startsWith('data:')) return route.continue();
    const serve = this.#protocol.handlers.get(url.split(':')[0] ?? '');
    if (!serve) return route.abort('blockedbyclient');
    const response = await serve(new Request(url, { method: request.method() }));
    if (request.isNavigationRequest() && response.headers.has('origin-agent-cluster'))
      throw new Error('Origin-Agent-Cluster on a page of a custom scheme ends Electron.');
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  }

  /** A page opened a window: passes it to the app's handler, which denies it. */
  #refusePopup(route: Route, url: string): Promise<void> {
    const { action } = this.#windows[0]?.webContents.openHandler({ url }) ?? { action: 'deny' };
    if (action !== 'deny') throw new Error('The fake supports no popups.');
    return route.abort('aborted');
  }

  #parts(options: DesktopOptions): Readonly<Record<string, unknown>> {
    const late = <Part extends object>(name: string, part: Part): Part =>
      afterReady(name, strict(name, part), this.#app.isReady);
    const lateClass = <Class extends abstract new (...given: never[]) => object>(name: string, made: Class) =>
      afterReady(name, strictClass(name, made), this.#app.isReady);
    return {
      app: strict('app', this.#app),
      // electron-updater emits events of Electron's own updater on it.
      autoUpdater: strict('autoUpdater', new EventEmitter()),
      clipboard: late('clipboard', new FakeClipboard()),
      BrowserWindow: afterReady('BrowserWindow', this.#windowClass(), this.#app.isReady),
      dialog: strict('dialog', new FakeDialog(this.#app.isReady)),
      ipcMain: strict('ipcMain', this.#ipc),
      Menu: strictClass('Menu', FakeMenu),
      nativeImage: strict('nativeImage', {
        createFromPath: (path: string) => ({ path }),
        createFromDataURL: (url: string) => ({ url }),
      }),
      nativeTheme: strict('nativeTheme', { shouldUseDarkColors: options.colorScheme !== 'light' }),
      net: late('net', fakeNet),
      Notification: lateClass('Notification', FakeNotification),
      powerMonitor: late('powerMonitor', new FakePowerMonitor()),
      protocol: strict('protocol', this.#protocol),
      safeStorage: late('safeStorage', new FakeSafeStorage(options.keyStore ?? 'keyring')),
      screen: late('screen', new FakeScreen()),
      session: late('session', {
        defaultSession: strict('session.defaultSession', this.#session),
        fromPartition: sessionFromPartition,
      }),
      shell: strict('shell', new FakeShell()),
      Tray: lateClass('Tray', FakeTray),
    };
  }

  #windowClass() {
    const windows = this.#windows;
    const world: WindowEnvironment = {
      session: strict('webContents.session', this.#session),
      newPage: async (window) => {
        this.#making += 1;
        const page = await this.#context.newPage();
        this.#making -= 1;
        this.#owners.set(page, window);
        return page;
      },
      has: this.#focus.has,
      give: this.#focus.give,
      invoke: async (channel, event, given) => {
        const handler = this.#ipc.handlers.get(channel);
        if (!handler) throw new Error(`No handler registered for '${channel}'`);
        return structuredClone(await handler(event, ...given));
      },
      onCreated: (contents: FakeWebContents) => this.#app.emit('web-contents-created', {}, contents),
      onAllClosed: () => {
        if (this.pages().length === 0 && !this.#app.isQuitting) this.#app.emit('window-all-closed');
      },
    };
    const nextId = (): number => ++this.#count;
    const app = this.#app;
    const focus = this.#focus;
    // Windows are compared by the target of their proxies.
    const focused = () => windows.find((one) => one.isFocused()) ?? null;
    class BrowserWindow extends BrowserWindowBase {
      constructor(options: ConstructorParameters<typeof BrowserWindowBase>[0]) {
        super(options, world, nextId());
        const window = strict('BrowserWindow', this, (member) =>
          refuseDestroyed(member, this.isDestroyed(), OWN_MEMBERS),
        );
        windows.push(window);
        this.on('closed', () => {
          windows.splice(windows.indexOf(window), 1);
          focus.lose(this);
        });
        this.on('focus', () => app.emit('browser-window-focus', {}, window));
        app.emit('browser-window-created', {}, window);
        return window;
      }
      static getAllWindows = (): BrowserWindow[] => [...windows] as BrowserWindow[];
      static getFocusedWindow = (): BrowserWindow | null => focused() as BrowserWindow | null;
    }
    return strict('BrowserWindow', BrowserWindow);
  }
}
