import { join } from 'node:path';
import { app } from 'electron';
import type { LoginStartState } from '../../shared/app-state.js';
import { AutostartFile, autostartEntry } from './autostart-file.js';

/** Argument of the login item: start without a window. */
export const HIDDEN_ARGUMENT = '--hidden';

/** Options of {@link LoginStart}. */
export interface LoginStartOptions {
  readonly platform: NodeJS.Platform;
  /** Path of the AppImage, null otherwise. `process.execPath` is a temporary mount that disappears on exit. */
  readonly appImage: string | null;
}

/** The login item that starts the app when the user logs in. Requires an installed app. */
export class LoginStart {
  readonly #platform: NodeJS.Platform;
  readonly #file: AutostartFile;

  /** Call after Electron is ready. */
  constructor({ platform, appImage }: LoginStartOptions) {
    this.#platform = platform;
    this.#file = new AutostartFile(
      // On Linux `appData` is $XDG_CONFIG_HOME, else ~/.config.
      join(app.getPath('appData'), 'autostart', 'quartermile.desktop'),
      autostartEntry(appImage ?? process.execPath, [HIDDEN_ARGUMENT]),
    );
  }

  /** Whether the setting is available. */
  get state(): LoginStartState {
    if (!app.isPackaged) return 'only-installed';
    const isWaiting =
      this.#platform === 'darwin' && app.getLoginItemSettings().status === 'requires-approval';
    return isWaiting ? 'needs-approval' : 'available';
  }

  /** Whether it is enabled in the system; the user may have changed it there. */
  async isOn(): Promise<boolean> {
    if (!app.isPackaged) return false;
    if (this.#platform === 'linux') return this.#file.isOn();
    if (this.#platform === 'win32') return app.getLoginItemSettings(this.#item).executableWillLaunchAtLogin;
    return app.getLoginItemSettings().openAtLogin;
  }

  /** @throws Error when the system does not store the login item */
  async set(isOn: boolean): Promise<void> {
    if (this.state === 'only-installed') throw new Error('The app is not installed.');
    if (this.#platform === 'linux') return this.#file.set(isOn);
    // Login items have no arguments on macOS; `wasOpenedAtLogin` replaces them.
    app.setLoginItemSettings({ openAtLogin: isOn, ...(this.#platform === 'win32' && this.#item) });
    const isTaken = (await this.isOn()) === isOn || this.state === 'needs-approval';
    if (!isTaken) throw new Error('The list of login items was not changed.');
  }

  /** Whether this run was started at login. */
  wasUsed(argv: readonly string[]): boolean {
    return this.#platform === 'darwin'
      ? app.getLoginItemSettings().wasOpenedAtLogin
      : argv.includes(HIDDEN_ARGUMENT);
  }

  get #item(): { path: string; args: string[] } {
    return { path: process.execPath, args: [HIDDEN_ARGUMENT] };
  }
}
