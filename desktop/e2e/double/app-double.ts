import { EventEmitter } from 'node:events';
import { preventable } from './preventable.js';

/** Electron's `app`, as far as our app uses it. */
export class AppDouble extends EventEmitter {
  readonly isPackaged = false;
  readonly dock = undefined;
  badge = 0;
  /** Whether the app is on its way out, so that its last window says nothing more. */
  isQuitting = false;
  /** Resolves when the app has ended. */
  readonly ended: Promise<void>;
  /** What the app ended with; null while it runs. */
  exitCode: number | null = null;
  /** Whether somebody waits for `ready`. */
  isAwaited = false;
  readonly #folder: string;
  readonly #closeWindows: () => Promise<boolean>;
  #end: () => void = () => undefined;
  #isReady = false;
  #becomeReady: () => void = () => undefined;
  readonly #ready: Promise<void>;

  /** `closeWindows`: whether every window let itself be closed. */
  constructor(folder: string, closeWindows: () => Promise<boolean>) {
    super();
    this.#folder = folder;
    this.#closeWindows = closeWindows;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
    this.#ready = new Promise((resolve) => {
      this.#becomeReady = resolve;
    });
  }

  /** Electron fires `ready` once the entry module has been evaluated, and not before. */
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
  /** @throws Error once the app is ready, as Electron does */
  enableSandbox(): void {
    if (this.#isReady) throw new Error('app.enableSandbox() can only be called before app is ready');
  }
  requestSingleInstanceLock = (): boolean => true;
  setAsDefaultProtocolClient = (): boolean => true;
  setAppUserModelId(): void {}
  getVersion = (): string => '0.0.0-double';
  getName = (): string => 'Quartermile';
  /** @throws Error before the app is ready, where Electron has no answer yet */
  getLocale(): string {
    if (!this.#isReady) throw new Error('app.getLocale must be called after the ready event.');
    return 'en-ZA';
  }

  /** @throws Error for a folder that the app is not known to use */
  getPath(name: string): string {
    if (name === 'userData' || name === 'downloads') return this.#folder;
    throw new Error(`The double does not know the path "${name}".`);
  }

  setBadgeCount(count: number): boolean {
    this.badge = count;
    return true;
  }

  /** Ends at once: windows are not asked, and `before-quit` and `will-quit` are not emitted. */
  exit(code = 0): void {
    this.exitCode = code;
    this.isQuitting = true;
    this.#end();
  }

  quit(): void {
    if (!this.isQuitting) void this.#leave();
  }

  async #leave(): Promise<void> {
    this.isQuitting = true;
    this.emit('before-quit', preventable());
    const last = preventable();
    if (await this.#closeWindows()) this.emit('will-quit', last);
    else last.preventDefault();
    if (last.defaultPrevented) this.isQuitting = false;
    else this.exit();
  }
}
