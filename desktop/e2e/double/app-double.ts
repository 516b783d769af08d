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
  readonly #folder: string;
  readonly #closeWindows: () => Promise<boolean>;
  #end: () => void = () => undefined;

  /** `closeWindows`: whether every window let itself be closed. */
  constructor(folder: string, closeWindows: () => Promise<boolean>) {
    super();
    this.#folder = folder;
    this.#closeWindows = closeWindows;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  async whenReady(): Promise<void> {}
  enableSandbox(): void {}
  requestSingleInstanceLock = (): boolean => true;
  setAsDefaultProtocolClient = (): boolean => true;
  setAppUserModelId(): void {}
  getVersion = (): string => '0.0.0-double';
  getName = (): string => 'Quartermile';
  getLocale = (): string => 'en-ZA';

  /** @throws Error for a folder that the app is not known to use */
  getPath(name: string): string {
    if (name === 'userData' || name === 'downloads') return this.#folder;
    throw new Error(`The double does not know the path "${name}".`);
  }

  setBadgeCount(count: number): boolean {
    this.badge = count;
    return true;
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
    else this.#end();
  }
}
