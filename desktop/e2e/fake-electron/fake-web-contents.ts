import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';

/** Global function by which pages call the fake; absent in real pages. */
export const ASK = '__callFakeElectron';

/** Fake of Electron's `webContents` on a Playwright page. */
export class FakeWebContents extends EventEmitter {
  url = '';
  openHandler: (details: { readonly url: string }) => unknown = () => undefined;
  #zoom = 0;

  constructor(
    readonly id: number,
    readonly session: object,
    private readonly page: Promise<Page>,
    private readonly preferences: object,
  ) {
    super();
  }

  getURL = () => this.url;
  getLastWebPreferences = () => this.preferences;
  getZoomLevel = () => this.#zoom;
  setZoomLevel(level: number): void {
    this.#zoom = level;
  }
  setWindowOpenHandler(handler: typeof this.openHandler): void {
    this.openHandler = handler;
  }

  reload(): void {
    this.#use((page) => page.reload());
  }

  /** Kills the renderer process without `beforeunload`. */
  forcefullyCrashRenderer(): void {
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  }

  send(channel: string, ...args: unknown[]): void {
    const message = [`${ASK}Hear`, channel, structuredClone(args)] as const;
    this.#use((page) =>
      page.evaluate(([hear, name, given]) => Reflect.get(window, hear)(name, given), message),
    );
  }

  /** Sends a key such as `{ type: 'keyDown', keyCode: 'j' }`. */
  sendInputEvent({ type, keyCode }: { type: string; keyCode: string }): void {
    if (type === 'keyDown') this.#use((page) => page.keyboard.press(keyCode));
  }

  /** Acts on the page unless its window is closing. */
  #use(act: (page: Page) => Promise<unknown>): void {
    void this.page.then(act).catch(() => undefined);
  }
}
