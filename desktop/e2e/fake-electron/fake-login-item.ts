import { refuseUnknown } from './strict.js';

/** Identifies a login item; on Windows by executable and arguments. */
export interface LoginItemQuery {
  readonly path?: string;
  readonly args?: readonly string[];
}

/** Settings of a login item. */
export interface LoginItemSettings extends LoginItemQuery {
  readonly openAtLogin?: boolean;
}

const QUERY = { darwin: ['type', 'serviceName'], win32: ['path', 'args'] } as const;
const SETTINGS = { darwin: ['openAtLogin'], win32: ['openAtLogin', 'enabled', 'name'] } as const;

/** Login items of `app`: macOS has one, Windows one per executable and arguments, Linux none. */
export class FakeLoginItem {
  readonly #platform: NodeJS.Platform;
  readonly #items = new Set<string>();

  constructor(platform: NodeJS.Platform) {
    this.#platform = platform;
  }

  /** @throws Error on Linux, and for options of another system */
  set(settings: LoginItemSettings): void {
    const platform = this.#supported();
    refuseUnknown('app.setLoginItemSettings', settings, [...QUERY[platform], ...SETTINGS[platform]]);
    if (settings.openAtLogin) this.#items.add(keyOf(settings));
    else this.#items.delete(keyOf(settings));
  }

  /** @throws Error on Linux, and for options of another system */
  get(query: LoginItemQuery = {}) {
    const platform = this.#supported();
    refuseUnknown('app.getLoginItemSettings', query, QUERY[platform]);
    const openAtLogin = this.#items.has(keyOf(query));
    if (platform === 'win32') {
      const executable = query.path ?? process.execPath;
      const isListed = [...this.#items].some((key) => key.startsWith(`${executable}\n`));
      return { openAtLogin, executableWillLaunchAtLogin: isListed };
    }
    return { openAtLogin, wasOpenedAtLogin: false, status: openAtLogin ? 'enabled' : 'not-registered' };
  }

  #supported(): 'darwin' | 'win32' {
    if (this.#platform === 'darwin' || this.#platform === 'win32') return this.#platform;
    throw new Error('Electron has login items on macOS and Windows only.');
  }
}

function keyOf({ path = process.execPath, args = [] }: LoginItemQuery): string {
  return [path, ...args].join('\n');
}
