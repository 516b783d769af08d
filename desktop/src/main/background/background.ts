import * as z from 'zod';
import type { BackgroundState } from '../../shared/app-state.js';
import type { Settings } from '../../shared/settings.js';
import { JsonFile } from '../storage/json-file.js';
import type { LoginStart } from './login-start.js';

/** Polling interval meanwhile. */
const TRAY_POLL_MS = 1000;

/** Maximum wait for the system's tray when started at login. */
export const TRAY_WAIT_MS = 15_000;

/** Dependencies of {@link Background}. */
export interface BackgroundOptions {
  /** JSON file that records whether the user has seen the explanation. */
  readonly path: string;
  readonly loginStart: Pick<LoginStart, 'state' | 'wasUsed'>;
  readSettings(): Settings;
  /** Whether the system shows tray icons at this moment. */
  findTray(): Promise<boolean>;
  hasWindow(): boolean;
  show(): void;
  /** Explains in a notification that the app keeps running; resolves to whether it was shown. */
  explain(): Promise<boolean>;
  quit(): void;
  /** Called when `state` changes. */
  onState(): void;
}

const explainedSchema = z.object({ wasExplained: z.boolean() });

/** Keeps the app running without windows, as long as there is a tray icon to reopen it from. */
export class Background {
  readonly #options: BackgroundOptions;
  readonly #file: JsonFile<z.infer<typeof explainedSchema>>;
  #hasTray = false;
  #written: Promise<void> = Promise.resolve();

  constructor(options: BackgroundOptions) {
    this.#options = options;
    this.#file = new JsonFile(options.path, explainedSchema);
  }

  get state(): BackgroundState {
    return { hasTray: this.#hasTray, loginStart: this.#options.loginStart.state };
  }

  /** Whether to start without a window: started by the system at login, with background mode on. */
  mayStartHidden(argv: readonly string[]): boolean {
    const { loginStart, readSettings } = this.#options;
    return loginStart.wasUsed(argv) && readSettings().closesToTray;
  }

  /** Detects the tray. Started hidden, waits for the tray and opens a window if none appears. */
  async start(isHidden: boolean): Promise<void> {
    const { hasWindow, show } = this.#options;
    const last = Date.now() + (isHidden ? TRAY_WAIT_MS : 0);
    await this.look();
    while (!this.#hasTray && Date.now() < last) {
      await new Promise((resolve) => setTimeout(resolve, TRAY_POLL_MS));
      await this.look();
    }
    if (isHidden && !this.#hasTray && !hasWindow()) show();
  }

  /** Called after the last window has closed: keeps running or quits. */
  async afterLastWindow(): Promise<void> {
    const { readSettings, hasWindow, quit } = this.#options;
    if (!readSettings().closesToTray) return quit();
    await this.look();
    // A second start of the app may have opened one during the await.
    if (hasWindow()) return;
    if (!this.#hasTray) return quit();
    await this.#explainOnce();
  }

  /** Resolves when it is on disk that the explanation was shown. */
  saved(): Promise<void> {
    return this.#written;
  }

  /** Checks again whether there is a tray. */
  async look(): Promise<void> {
    const hasTray = await this.#options.findTray();
    if (hasTray === this.#hasTray) return;
    this.#hasTray = hasTray;
    this.#options.onState();
  }

  async #explainOnce(): Promise<void> {
    if ((await this.#file.read())?.wasExplained) return;
    if (!(await this.#options.explain())) return;
    this.#written = this.#file.write({ wasExplained: true });
    await this.#written;
  }
}
