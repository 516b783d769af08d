import { EventEmitter } from 'node:events';

/** Electron's `app`, as far as our app uses it. */
export class AppDouble extends EventEmitter {
  readonly isPackaged = false;
  readonly dock = undefined;
  badge = 0;
  readonly #folder: string;
  readonly #quit: () => Promise<void>;
  #isQuitting = false;

  constructor(folder: string, quit: () => Promise<void>) {
    super();
    this.#folder = folder;
    this.#quit = quit;
  }

  async whenReady(): Promise<void> {}
  enableSandbox(): void {}
  requestSingleInstanceLock = (): boolean => true;
  setAsDefaultProtocolClient = (): boolean => true;
  setAppUserModelId(): void {}
  getVersion = (): string => '0.0.0-double';
  getName = (): string => 'Quartermile';

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
    if (this.#isQuitting) return;
    this.#isQuitting = true;
    this.emit('before-quit', {});
    this.emit('will-quit', {});
    void this.#quit();
  }
}
