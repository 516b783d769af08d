import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FakeLoginItem, type LoginItemQuery, type LoginItemSettings } from './fake-login-item.js';
import { preventable } from './preventable.js';

/** Fake of Electron's `app`, as far as this app uses it. */
export class FakeApp extends EventEmitter {
  readonly isPackaged: boolean;
  /** Whether a second instance would be rejected. */
  hasLock = false;
  readonly dock = undefined;
  badge = 0;
  /** Whether the app is quitting, so that closing its last window emits no `window-all-closed`. */
  isQuitting = false;
  /** Resolves when the app has exited. */
  readonly ended: Promise<void>;
  /** Exit code; null while running. */
  exitCode: number | null = null;
  /** Whether `whenReady` is being awaited. */
  isAwaited = false;
  readonly #folder: string;
  readonly #closeWindows: () => Promise<boolean>;
  readonly #loginItem: FakeLoginItem;
  #end: () => void = () => undefined;
  #isReady = false;
  #becomeReady: () => void = () => undefined;
  readonly #ready: Promise<void>;

  /** `closeWindows` resolves to whether every window closed. */
  constructor(
    folder: string,
    isPackaged: boolean,
    closeWindows: () => Promise<boolean>,
    platform: NodeJS.Platform = process.platform,
  ) {
    super();
    this.isPackaged = isPackaged;
    this.#folder = folder;
    this.#closeWindows = closeWindows;
    this.#loginItem = new FakeLoginItem(platform);
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#ready = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
  }

  /** Electron emits `ready` only after the entry module has been evaluated. */
  becomeReady(): void {
    this.#isReady = true;
    this.#becomeReady();
    this.emit('ready', {});
  }

  isReady = (): boolean => this.#isReady;
  whenReady(): Promise<void> {
    this.isAwaited = true;
    return this.#ready;
  }
  /** @throws Error after ready, as Electron does */
  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  }
  requestSingleInstanceLock(): boolean {
    this.hasLock = true;
    return true;
  }
  releaseSingleInstanceLock(): void {
    this.hasLock = false;
  }
  setAsDefaultProtocolClient = (): boolean => true;
  setAppUserModelId(): void {}
  /** @throws Error unless `id` is a GUID */
  setToastActivatorCLSID(id: string): void {
    if (!/^\{?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\}?$/i.test(id)) throw new Error('Invalid CLSID format');
  }
  getVersion = (): string => '0.0.0-fake';
  getName = (): string => 'Quartermile';
  /** @throws Error before ready, when Electron has no locale yet */
  getLocale(): string {
    if (!this.#isReady) throw new Error('app.getLocale must be called after the ready event.');
    return 'en-ZA';
  }

  /** @throws Error for a folder that this app is not known to use */
  getPath(name: string): string {
    if (name === 'userData' || name === 'downloads') return this.#folder;
    if (name === 'appData') return join(this.#folder, 'config');
    if (name === 'logs') return join(this.#folder, 'logs');
    throw new Error(`The fake has no path "${name}".`);
  }

  setLoginItemSettings = (settings: LoginItemSettings): void => this.#loginItem.set(settings);
  getLoginItemSettings = (query?: LoginItemQuery) => this.#loginItem.get(query);

  setBadgeCount(count: number): boolean {
    this.badge = count;
    return true;
  }

  /** Exits at once without asking windows and without `before-quit` and `will-quit`. */
  exit(code = 0): void {
    this.exitCode = code;
    this.isQuitting = true;
    this.emit('quit', {}, code);
    this.#end();
  }

  quit(): void {
    if (!this.isQuitting) void this.#leave();
  }

  async #leave(): Promise<void> {
    this.isQuitting = true;
    this.emit('before-quit', preventable());
    const last = preventable();
    if (await this.#closeWindows()) {
      this.emit('will-quit', last);
      // Node runs the listeners' microtasks before Electron sees the result.
      await nextTurn();
    } else last.preventDefault();
    if (last.defaultPrevented) this.isQuitting = false;
    else this.exit();
  }
}
