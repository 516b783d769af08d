import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page, Request as PageRequest, Route } from 'playwright-core';
import type { DesktopOptions, LaunchedDesktop } from '../harness/launched-desktop.js';
import { FakeApp } from './fake-app.js';
import { FakeMenu } from './fake-menu.js';
import { fakeNet } from './fake-net.js';
import { FakeSafeStorage } from './fake-safe-storage.js';
import { FakeSession } from './fake-session.js';
import { FakeWindow, type WindowOwner } from './fake-window.js';
import { toApp } from './page-origin.js';
import { emitPreventable } from './preventable.js';

type Handler = (event: object, ...given: readonly unknown[]) => unknown;

/** Polling interval for the first window, ms. */
const LOOK_MS = 20;
/** Exit code after a segmentation fault. */
const CRASHED = 139;
const size = { width: 1920, height: 1080 };
const display = { id: 1, workArea: { x: 0, y: 0, ...size }, size, scaleFactor: 1 };

/** A launched app: its fake Electron modules and its windows. */
export class FakeElectron implements LaunchedDesktop {
  readonly isReal = false;
  readonly app: FakeApp;
  readonly electron: Readonly<Record<string, unknown>>;
  readonly #session: FakeSession;
  readonly #windows: FakeWindow[] = [];
  readonly #channels = new Map<string, Handler>();
  readonly #schemes = new Map<string, (request: Request) => Promise<Response>>();
  /** Number of pages being created by the app. */
  #creating = 0;

  constructor(
    private readonly context: BrowserContext,
    options: DesktopOptions,
  ) {
    this.#session = new FakeSession(context);
    this.app = new FakeApp(options.feed !== undefined, options.userData, async () =>
      (await Promise.all(this.#windows.map((window) => window.close()))).every(Boolean),
    );
    // A worker that ends closes its browser, and with it the context.
    void this.app.ended.promise.then(() => context.close()).catch(() => undefined);
    this.electron = this.#modules(options);
    context.on('page', (page) => {
      page.on('download', (download) => this.#session.offer(download));
      // A page that the app did not create was opened by a page.
      if (this.#creating === 0) void page.close();
    });
  }

  windows(): Page[] {
    return this.#windows.flatMap(({ openPage }) => openPage ?? []);
  }

  async firstWindow(): Promise<Page> {
    const [first] = await this.started();
    if (!first) throw new Error('The app ended without a window.');
    const page = await first.page;
    await page.waitForURL((url) => url.protocol !== 'about:');
    return page;
  }

  /** The windows, once there is one or the app has exited. */
  async started(): Promise<readonly FakeWindow[]> {
    while (this.#windows.length === 0 && this.app.exitCode === null) await wait(LOOK_MS);
    return this.#windows;
  }

  evaluate: LaunchedDesktop['evaluate'] = async (act, given) => act(this.electron as never, given);

  async close(): Promise<void> {
    void this.app.quit();
    await this.app.ended.promise;
    await this.context.close();
  }

  /** Serves every request of a page from the app's protocol handler. */
  async answer(route: Route): Promise<void> {
    const request = route.request();
    const url = toApp(request.url());
    const isPage = request.isNavigationRequest();
    if (isPage && !this.#mayNavigate(request, url)) return route.abort('aborted');
    if (url.startsWith('data:')) return route.continue();
    const serve = this.#schemes.get(url.split(':')[0] ?? '');
    if (!serve) return route.abort('blockedbyclient');
    const response = await serve(new Request(url, { method: request.method() }));
    // Chromium does not survive this header on a page of a custom scheme.
    if (isPage && response.headers.has('origin-agent-cluster')) return this.app.exit(CRASHED);
    const body = Buffer.from(await response.arrayBuffer());
    await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
  }

  /** Whether the app allows a navigation. It denies popups, whose first request has no frame yet. */
  #mayNavigate(request: PageRequest, url: string): boolean {
    const owner = this.#ownerOf(request);
    if (!owner) {
      this.#windows[0]?.webContents.openHandler({ url });
      return false;
    }
    if (owner.expected === request.url()) return true;
    return !emitPreventable(owner.webContents, 'will-navigate', { url }).defaultPrevented;
  }

  #ownerOf(request: PageRequest): FakeWindow | undefined {
    try {
      const page = request.frame().page();
      return this.#windows.find((window) => window.openPage === page);
    } catch {
      return undefined;
    }
  }

  #modules({ colorScheme, keyStore = 'keyring' }: DesktopOptions): Readonly<Record<string, unknown>> {
    let clipboard = '';
    const protocol = {
      registered: [] as readonly object[],
      registerSchemesAsPrivileged(schemes: readonly object[]) {
        protocol.registered = schemes;
      },
      handle: this.#schemes.set.bind(this.#schemes),
    };
    return {
      app: this.app,
      // electron-updater emits events of Electron's own updater on it.
      autoUpdater: new EventEmitter(),
      BrowserWindow: this.#windowClass(),
      clipboard: {
        readText: async () => clipboard,
        writeText: async (text: string) => void (clipboard = text),
      },
      dialog: {
        showErrorBox: () => undefined,
        // By default it confirms closing a window, and leaves other questions open.
        showMessageBoxSync: (...given: Electron.MessageBoxSyncOptions[]) =>
          (given.at(-1)?.buttons ?? []).length - 1,
        showMessageBox: () => new Promise(() => undefined),
      },
      ipcMain: { handle: (channel: string, handler: Handler) => this.#channels.set(channel, handler) },
      Menu: FakeMenu,
      nativeImage: {},
      nativeTheme: { shouldUseDarkColors: colorScheme !== 'light' },
      net: { ...fakeNet },
      Notification: class extends EventEmitter {
        static isSupported = () => true;
        constructor(options: object) {
          super();
          Object.assign(this, options);
        }
        show(): void {}
        close(): void {}
      },
      powerMonitor: Object.assign(new EventEmitter(), { getSystemIdleTime: () => 3600 }),
      protocol,
      safeStorage: new FakeSafeStorage(keyStore),
      screen: Object.assign(new EventEmitter(), {
        getAllDisplays: () => [display],
        getPrimaryDisplay: () => display,
      }),
      session: { defaultSession: this.#session, fromPartition: () => ({}) },
      shell: { openExternal: async () => undefined, openPath: async () => '' },
      Tray: class extends EventEmitter {
        setContextMenu(): void {}
        setTitle(): void {}
        setToolTip(): void {}
      },
    };
  }

  #windowClass() {
    const { app } = this;
    const windows = this.#windows;
    const owner: WindowOwner = {
      windows,
      session: this.#session,
      focusOrder: [],
      newPage: async () => {
        this.#creating += 1;
        const page = await this.context.newPage();
        this.#creating -= 1;
        return page;
      },
      invoke: async (channel, event, given) =>
        structuredClone(await this.#channels.get(channel)?.(event, ...given)),
    };
    return class BrowserWindow extends FakeWindow {
      constructor(options: ConstructorParameters<typeof FakeWindow>[1]) {
        super(owner, options);
        this.on('focus', () => app.emit('browser-window-focus', {}, this));
        this.on('closed', () => {
          if (windows.length === 0 && !app.isQuitting) app.emit('window-all-closed');
        });
        app.emit('web-contents-created', {}, this.webContents);
        app.emit('browser-window-created', {}, this);
      }
      static getAllWindows = () => [...windows];
      static getFocusedWindow = () => windows.find((window) => window.isFocused()) ?? null;
    };
  }
}
