import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { toApp } from './page-origin.js';
import { preventable } from './preventable.js';
import { refuseDestroyed } from './strict.js';

type OpenHandler = (details: { url: string }) => { action: string };

/** Global function by which pages call the fake; absent in real pages. */
export const ASK = '__callFakeElectron';

/** Fake of Electron's `webContents` on a Playwright page. */
export class FakeWebContents extends EventEmitter {
  readonly id: number;
  readonly session: object;
  openHandler: OpenHandler = () => ({ action: 'allow' });
  readonly getLastWebPreferences: () => object;
  readonly #page: Promise<Page>;
  readonly #hasFocus: () => boolean;
  #url = '';
  #zoom = 0;
  #isDestroyed = false;
  /** Whether the renderer process has crashed. */
  #isGone = false;

  constructor(
    id: number,
    session: object,
    page: Promise<Page>,
    preferences: object,
    hasFocus: () => boolean,
  ) {
    super();
    this.#hasFocus = hasFocus;
    this.getLastWebPreferences = () => preferences;
    this.id = id;
    this.session = session;
    this.#page = page;
  }

  getURL = (): string => this.#url;
  getZoomLevel = (): number => this.#zoom;
  setZoomLevel(level: number): void {
    this.#zoom = level;
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  isDestroyed = (): boolean => this.#isDestroyed;
  isCrashed = (): boolean => this.#isGone;

  /** Reloads the page, in a new process after a crash. */
  reload(): void {
    this.#isGone = false;
    void this.#page.then((page) => page.reload()).catch(() => undefined);
  }

  /** Kills the renderer process without `beforeunload`; its state is lost. */
  forcefullyCrashRenderer(): void {
    this.#isGone = true;
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }

  replaceMisspelling(_word: string): void {}

  send(channel: string, ...args: unknown[]): void {
    const cloned = clone(args);
    // A crashed process receives no messages, and sending does not fail.
    if (this.#isGone) return;
    void this.#page
      .then((page) =>
        page.evaluate(
          ([hear, name, given]) => {
            const dispatch = Reflect.get(window, hear) as
              | ((name: string, given: unknown[]) => void)
              | undefined;
            dispatch?.(name, given);
          },
          [`${ASK}Hear`, channel, cloned] as const,
        ),
      )
      // A closing window receives no messages, as in Electron.
      .catch(() => undefined);
  }

  /** Sends a key such as `{ type: 'keyDown', keyCode: 'j' }`; an unfocused window ignores it. */
  sendInputEvent({ type, keyCode }: { type: string; keyCode: string }): void {
    if (type === 'keyDown' && this.#hasFocus()) void this.#page.then((page) => page.keyboard.press(keyCode));
  }

  /** A page navigates; returns whether the app allows it. */
  mayNavigate(url: string): boolean {
    const event = Object.assign(preventable(), { url });
    this.emit('will-navigate', event);
    return !event.defaultPrevented;
  }

  /** The page objects to closing; returns whether the app closes it anyway. */
  mayUnload(): boolean {
    const event = preventable();
    this.emit('will-prevent-unload', event);
    return event.defaultPrevented;
  }

  /** The window was destroyed. */
  destroyed(): void {
    this.#isDestroyed = true;
    this.emit('destroyed');
  }

  /** @throws TypeError after the window was destroyed */
  throwIfDestroyed(member: string): void {
    refuseDestroyed(member, this.#isDestroyed, [
      'id',
      'destroyed',
      'mayUnload',
      'arrived',
      'throwIfDestroyed',
    ]);
  }

  /** Playwright navigated to a URL. */
  arrived(url: string): void {
    this.#url = toApp(url);
    this.emit('did-navigate', {}, this.#url);
  }
}

/** @throws Error for values that cannot be cloned, with Electron's message */
function clone(sent: unknown[]): unknown[] {
  try {
    return structuredClone(sent);
  } catch {
    throw new Error('An object could not be cloned.');
  }
}
