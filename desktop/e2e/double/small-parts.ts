import { EventEmitter } from 'node:events';

/** Electron's `ipcMain`: one handler for each channel. */
export class IpcMainDouble {
  readonly handlers = new Map<string, (event: unknown, ...given: unknown[]) => unknown>();
  handle(channel: string, handler: (event: unknown, ...given: unknown[]) => unknown): void {
    if (this.handlers.has(channel)) throw new Error(`A second handler for "${channel}".`);
    this.handlers.set(channel, handler);
  }
}

/** Electron's `protocol`: one handler for each scheme. */
export class ProtocolDouble {
  readonly handlers = new Map<string, (request: Request) => Promise<Response>>();
  readonly #isReady: () => boolean;
  #hasRegistered = false;
  constructor(isReady: () => boolean) {
    this.#isReady = isReady;
  }
  /** @throws Error once the app is ready, and the second time */
  registerSchemesAsPrivileged(): void {
    if (this.#isReady()) throw new Error('registerSchemesAsPrivileged must be called before app is ready');
    if (this.#hasRegistered) throw new Error('registerSchemesAsPrivileged can only be used once');
    this.#hasRegistered = true;
  }
  handle(scheme: string, handler: (request: Request) => Promise<Response>): void {
    if (!this.#isReady()) throw new Error('protocol.handle may only be used after the app is ready.');
    this.handlers.set(scheme, handler);
  }
}

/** Electron's `powerMonitor`: a machine that nobody has touched for an hour, until a spec says otherwise. */
export class PowerMonitorDouble extends EventEmitter {
  idleS = 3600;
  getSystemIdleTime = (): number => this.idleS;
}

/** Electron's `shell`: what was handed to the system. */
export class ShellDouble {
  readonly opened: string[] = [];
  async openExternal(url: string): Promise<void> {
    this.opened.push(url);
  }
}

/** Electron's `dialog`: whoever is asked by no spec wants the window closed. */
export class DialogDouble {
  readonly errors: { readonly title: string; readonly content: string }[] = [];
  readonly #isReady: () => boolean;
  constructor(isReady: () => boolean) {
    this.#isReady = isReady;
  }
  /** May be used before the app is ready. */
  showErrorBox(title: string, content: string): void {
    this.errors.push({ title, content });
  }
  showMessageBoxSync = (_window: unknown, { buttons }: { buttons: string[] }): number => {
    if (!this.#isReady()) throw new Error('dialog module can only be used after app is ready.');
    return buttons.length - 1;
  };
}
