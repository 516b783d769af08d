import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { emitPreventable } from './preventable.js';

/** Fake of Electron's `app`, as far as this app uses it. */
export class FakeApp extends EventEmitter {
  /** Whether the app is quitting, so that closing its last window emits no `window-all-closed`. */
  isQuitting = false;
  /** Exit code; null while running. */
  exitCode: number | null = null;
  readonly ready = Promise.withResolvers<void>();
  readonly ended = Promise.withResolvers<void>();

  /** `closeWindows` resolves to whether every window closed. */
  constructor(
    readonly isPackaged: boolean,
    private readonly folder: string,
    private readonly closeWindows: () => Promise<boolean>,
  ) {
    super();
  }

  whenReady = () => this.ready.promise;
  enableSandbox(): void {}
  releaseSingleInstanceLock(): void {}
  requestSingleInstanceLock = () => true;
  setAsDefaultProtocolClient = () => true;
  setBadgeCount = () => true;
  getVersion = () => '0.0.0-fake';
  getName = () => 'Quartermile';
  getLocale = () => 'en-ZA';
  getLoginItemSettings = () => ({ openAtLogin: false, wasOpenedAtLogin: false });
  getPath(name: string): string {
    if (name === 'appData') return join(this.folder, 'config');
    return name === 'logs' ? join(this.folder, 'logs') : this.folder;
  }

  /** Exits at once without asking windows and without `before-quit` and `will-quit`. */
  exit(code = 0): void {
    this.exitCode = code;
    this.isQuitting = true;
    this.emit('quit', {}, code);
    this.ended.resolve();
  }

  /** Does nothing while the app is quitting. */
  async quit(): Promise<void> {
    if (this.isQuitting) return;
    this.isQuitting = true;
    this.emit('before-quit', {});
    this.isQuitting = (await this.closeWindows()) && !(await this.#isQuitPrevented());
    if (this.isQuitting) this.exit();
  }

  async #isQuitPrevented(): Promise<boolean> {
    const event = emitPreventable(this, 'will-quit');
    // Microtasks of the listeners run before Electron goes on.
    await nextTurn();
    return event.defaultPrevented;
  }
}
