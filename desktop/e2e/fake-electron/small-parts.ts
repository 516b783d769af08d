import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

/** Fake of Electron's `ipcMain`: one handler per channel. */
export class FakeIpcMain {
  readonly handlers = new Map<string, (event: unknown, ...given: unknown[]) => unknown>();
  handle(channel: string, handler: (event: unknown, ...given: unknown[]) => unknown): void {
    if (this.handlers.has(channel)) throw new Error(`A second handler for "${channel}".`);
    this.handlers.set(channel, handler);
  }
}

/** Fake of Electron's `protocol`: one handler per scheme. */
export class FakeProtocol {
  readonly handlers = new Map<string, (request: Request) => Promise<Response>>();
  readonly #isReady: () => boolean;
  #hasRegistered = false;
  constructor(isReady: () => boolean) {
    this.#isReady = isReady;
  }
  /** The registered schemes, for tests: pages have a secure origin here in any case. */
  registered: readonly object[] = [];
  /** @throws Error after ready, and on the second call */
  registerSchemesAsPrivileged(schemes: readonly object[]): void {
    if (this.#isReady()) throw new Error('registerSchemesAsPrivileged must be called before app is ready');
    if (this.#hasRegistered) throw new Error('registerSchemesAsPrivileged can only be used once');
    this.#hasRegistered = true;
    this.registered = schemes;
  }
  handle(scheme: string, handler: (request: Request) => Promise<Response>): void {
    if (!this.#isReady()) throw new Error('protocol.handle may only be used after the app is ready.');
    if (this.handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    this.handlers.set(scheme, handler);
  }
}

/** Fake of Electron's `powerMonitor`: idle for an hour unless a test changes it. */
export class FakePowerMonitor extends EventEmitter {
  idleS = 3600;
  getSystemIdleTime = (): number => this.idleS;
}

/** Fake of Electron's `shell`: records what was opened. */
export class FakeShell {
  readonly opened: string[] = [];
  /** @throws Error for an invalid URL */
  async openExternal(url: string): Promise<void> {
    if (!URL.canParse(url)) throw new Error('Invalid URL');
    this.opened.push(url);
  }
  readonly folders: string[] = [];
  /** Resolves to an error message or "", as in Electron; never rejects. */
  async openPath(path: string): Promise<string> {
    if (!existsSync(path)) return `Failed to open: ${path}`;
    this.folders.push(path);
    return '';
  }
}

/** Fake of Electron's `screen`: one display unless a test changes it. */
export class FakeScreen extends EventEmitter {
  displays = [
    {
      id: 1,
      workArea: { x: 0, y: 0, width: 1920, height: 1080 },
      size: { width: 1920, height: 1080 },
      scaleFactor: 1,
    },
  ];
  getAllDisplays = () => this.displays;
  getPrimaryDisplay = () => this.displays[0];
}

/** Fake of Electron's `clipboard`, which is asynchronous like `navigator.clipboard`. */
export class FakeClipboard {
  #text = '';
  /** @throws TypeError for anything but text */
  async writeText(text: string): Promise<void> {
    if (typeof text !== 'string') throw new TypeError('Error processing argument at index 0');
    this.#text = text;
  }
  readText = async (): Promise<string> => this.#text;
}
