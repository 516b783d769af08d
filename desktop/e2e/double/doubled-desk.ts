import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Frame, Page, Request as PageRequest, Route } from 'playwright-core';
import type { DesktopOptions } from '../harness/launched-desktop.js';
import { AppDouble } from './app-double.js';
import { BrowserWindowBase, type WindowWorld } from './browser-window-double.js';
import { MenuDouble, NotificationDouble, TrayDouble } from './menu-double.js';
import { netDouble } from './net-double.js';
import { toApp } from './page-origin.js';
import { SafeStorageDouble } from './safe-storage-double.js';
import { SessionDouble } from './session-double.js';
import {
  DialogDouble,
  IpcMainDouble,
  PowerMonitorDouble,
  ProtocolDouble,
  ShellDouble,
} from './small-parts.js';
import { afterReady, strict, strictClass } from './strict.js';
import type { WebContentsDouble } from './web-contents-double.js';

/** How often it is looked whether there is a window, ms. */
const LOOK_MS = 20;

/** One launch: the parts of Electron that its main process gets, and its windows. */
export class DoubledDesk {
  readonly electron: Readonly<Record<string, unknown>>;
  readonly #browser: Browser;
  readonly #context: BrowserContext;
  readonly #windows: BrowserWindowBase[] = [];
  readonly #owners = new Map<Page, BrowserWindowBase>();
  readonly #app: AppDouble;
  readonly #ipc = new IpcMainDouble();
  readonly #protocol = new ProtocolDouble(() => this.#app.isReady());
  readonly #session: SessionDouble;
  #count = 0;
  /** Pages that the app itself is making. */
  #making = 0;

  constructor(browser: Browser, context: BrowserContext, options: DesktopOptions) {
    this.#browser = browser;
    this.#context = context;
    this.#session = new SessionDouble((permissions) => void context.grantPermissions([...permissions]));
    this.#app = new AppDouble(options.userData, () => this.#closeWindows());
    void this.#app.ended.then(() => browser.close());
    this.electron = this.#parts(options);
    context.on('page', (page) => {
      page.on('download', (download) => this.#session.hand(download));
      // A page that no window of the app made was opened by a page.
      if (this.#making === 0) void page.close();
    });
  }

  get app(): AppDouble {
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

  /** The windows, once there is one; none when the app ended before. */
  async started(): Promise<readonly BrowserWindowBase[]> {
    while (this.#windows.length === 0 && this.#app.exitCode === null) await wait(LOOK_MS);
    return this.#windows;
  }

  async close(): Promise<void> {
    this.#app.quit();
    await this.#app.ended;
    await this.#browser.close();
  }

  /** Whether all windows let themselves be closed. */
  async #closeWindows(): Promise<boolean> {
    const closed = await Promise.all([...this.#windows].map((window) => window.leave()));
    return closed.every(Boolean);
  }

  /** Answers whatever a page asks for: files and pictures by the app's protocol, nothing else. */
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
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  }

  /** A page opened a window by itself: the app is asked, and says no. */
  #refusePopup(route: Route, url: string): Promise<void> {
    const { action } = this.#windows[0]?.webContents.openHandler({ url }) ?? { action: 'deny' };
    if (action !== 'deny') throw new Error('The double knows no windows that pages open.');
    return route.abort('aborted');
  }

  #parts(options: DesktopOptions): Readonly<Record<string, unknown>> {
    const late = <Part extends object>(name: string, part: Part): Part =>
      afterReady(name, strict(name, part), this.#app.isReady);
    const lateClass = <Class extends abstract new (...given: never[]) => object>(name: string, made: Class) =>
      afterReady(name, strictClass(name, made), this.#app.isReady);
    return {
      app: strict('app', this.#app),
      BrowserWindow: afterReady('BrowserWindow', this.#windowClass(), this.#app.isReady),
      dialog: strict('dialog', new DialogDouble(this.#app.isReady)),
      ipcMain: strict('ipcMain', this.#ipc),
      Menu: strictClass('Menu', MenuDouble),
      nativeImage: strict('nativeImage', {
        createFromPath: (path: string) => ({ path }),
        createFromDataURL: (url: string) => ({ url }),
      }),
      nativeTheme: strict('nativeTheme', { shouldUseDarkColors: options.colorScheme !== 'light' }),
      net: late('net', netDouble),
      Notification: lateClass('Notification', NotificationDouble),
      powerMonitor: late('powerMonitor', new PowerMonitorDouble()),
      protocol: strict('protocol', this.#protocol),
      safeStorage: late('safeStorage', new SafeStorageDouble(options.keyStore ?? 'keyring')),
      screen: late('screen', {
        getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
      }),
      session: late('session', { defaultSession: strict('session.defaultSession', this.#session) }),
      shell: strict('shell', new ShellDouble()),
      Tray: lateClass('Tray', TrayDouble),
    };
  }

  #windowClass() {
    const windows = this.#windows;
    const world: WindowWorld = {
      session: strict('webContents.session', this.#session),
      newPage: async (window) => {
        this.#making += 1;
        const page = await this.#context.newPage();
        this.#making -= 1;
        this.#owners.set(page, window);
        return page;
      },
      invoke: async (channel, event, given) => {
        const handler = this.#ipc.handlers.get(channel);
        if (!handler) throw new Error(`No handler registered for '${channel}'`);
        return structuredClone(await handler(event, ...given));
      },
      onCreated: (contents: WebContentsDouble) => this.#app.emit('web-contents-created', {}, contents),
      onAllClosed: () => {
        if (this.pages().length === 0 && !this.#app.isQuitting) this.#app.emit('window-all-closed');
      },
    };
    const nextId = (): number => ++this.#count;
    class BrowserWindow extends BrowserWindowBase {
      constructor(options: ConstructorParameters<typeof BrowserWindowBase>[0]) {
        super(options, world, nextId());
        const window = strict('BrowserWindow', this);
        windows.push(window);
        this.on('closed', () => windows.splice(windows.indexOf(window), 1));
        return window;
      }
      static getAllWindows = (): BrowserWindow[] => [...windows] as BrowserWindow[];
      static getFocusedWindow = (): BrowserWindow | null => (windows[0] as BrowserWindow | undefined) ?? null;
    }
    return strict('BrowserWindow', BrowserWindow);
  }
}

/** The frame that asks; null for the first page of a window that a page opened, which has none yet. */
function frameOf(request: PageRequest): Frame | null {
  try {
    return request.frame();
  } catch {
    return null;
  }
}
