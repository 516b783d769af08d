import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';
import { toApp } from './page-origin.js';
import { preventable } from './preventable.js';

type OpenHandler = (details: { url: string }) => { action: string };

/** The name under which a page reaches the double; real pages have no such thing. */
export const ASK = '__doubleAsk';

/** Electron's `webContents` over a page of Playwright's. */
export class WebContentsDouble extends EventEmitter {
  readonly id: number;
  readonly session: object;
  openHandler: OpenHandler = () => ({ action: 'allow' });
  readonly getLastWebPreferences: () => object;
  readonly #page: Promise<Page>;
  #url = '';
  #zoom = 0;

  constructor(id: number, session: object, page: Promise<Page>, preferences: object) {
    super();
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

  replaceMisspelling(_word: string): void {}

  send(channel: string, ...told: unknown[]): void {
    const cloned = structuredClone(told);
    void this.#page
      .then((page) =>
        page.evaluate(
          ([hear, name, given]) => {
            const tell = Reflect.get(window, hear) as ((name: string, given: unknown[]) => void) | undefined;
            tell?.(name, given);
          },
          [`${ASK}Hear`, channel, cloned] as const,
        ),
      )
      // A window that is closing hears nothing, in Electron too.
      .catch(() => undefined);
  }

  /** Presses a key, as `{ type: 'keyDown', keyCode: 'j' }`. */
  sendInputEvent({ type, keyCode }: { type: string; keyCode: string }): void {
    if (type === 'keyDown') void this.#page.then((page) => page.keyboard.press(keyCode));
  }

  /** A page wants to go elsewhere by itself; whether the app lets it. */
  mayNavigate(url: string): boolean {
    const event = Object.assign(preventable(), { url });
    this.emit('will-navigate', event);
    return !event.defaultPrevented;
  }

  /** The page objects to being closed; whether the app closes it all the same. */
  mayUnload(): boolean {
    const event = preventable();
    this.emit('will-prevent-unload', event);
    return event.defaultPrevented;
  }

  /** Playwright went to an address of the browser's. */
  arrived(url: string): void {
    this.#url = toApp(url);
  }
}
