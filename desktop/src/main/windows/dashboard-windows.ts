import type { BaseWindow, BrowserWindow } from 'electron';
import type { OpenWork } from '../../shared/open-work.js';
import { broadcast } from '../channels/broadcast.js';
import type { ReviewTarget } from '../site/review-link.js';
import { attachContextMenu } from '../spelling/context-menu.js';
import { JsonFile } from '../storage/json-file.js';
import { confirmUnsavedChanges } from './confirm-unsaved-changes.js';
import { DashboardWindow } from './dashboard-window.js';
import { readDisplayAreas } from './displays.js';
import { watchPage } from './page-failures.js';
import { closePictureWindows } from './picture-window.js';
import { placeWindow, type WindowState, windowStateSchema } from './window-state.js';

/** Manages the dashboard windows: their place on screen, and the submission that a link opens. */
export class DashboardWindows {
  readonly #path: () => string;
  #file: JsonFile<WindowState> | null = null;
  #state: WindowState | null = null;
  #saving: Promise<void> | undefined;
  /** Target of the last link that arrived before the first window or while the app was locked. */
  #requested: ReviewTarget | null = null;
  #isLocked = (): boolean => false;
  #isEnding = false;
  /** In order of focus, last focused last. */
  #open: readonly DashboardWindow[] = [];

  /** @param path of the JSON file with the last window's place */
  constructor(path: () => string) {
    this.#path = path;
  }

  /**
   * Opens the first window, unless the app starts in the background.
   * @param isLocked whether links have to wait until the app is unlocked
   */
  async load(isLocked: () => boolean, isHidden = false): Promise<void> {
    this.#isLocked = isLocked;
    this.#file = new JsonFile(this.#path(), windowStateSchema);
    this.#state = await this.#file.read();
    if (isHidden) return;
    this.open();
    this.openRequested();
  }

  /** Opens another window; null during startup, which opens the first one. */
  open(): DashboardWindow | null {
    if (!this.#file) return null;
    const opened = new DashboardWindow(placeWindow(this.#state, readDisplayAreas()));
    const { window } = opened;
    this.#open = [opened, ...this.#open];
    confirmUnsavedChanges(window, () => this.#isEnding);
    watchPage(window);
    attachContextMenu(window);
    window.on('focus', () => {
      this.#open = [...this.#open.filter((one) => one !== opened), opened];
    });
    window.on('close', () => this.#remember(window));
    window.on('closed', () => {
      this.#open = this.#open.filter((one) => one !== opened);
      // Picture windows alone must not keep the app running.
      if (this.#open.length === 0) closePictureWindows();
    });
    return opened;
  }

  /**
   * The dashboard window for a command: the sender, else the last focused one, else a new one. Null during startup.
   * @param from the window that sent the command, if any
   */
  pick(from?: BaseWindow | null): DashboardWindow | null {
    const own = this.#open.find(({ window }) => window === from);
    return own ?? this.#open.at(-1) ?? this.open();
  }

  get hasOpen(): boolean {
    return this.#open.length > 0;
  }

  /** Shows the last focused window, or opens one. */
  show(): void {
    this.pick()?.bringToFront();
  }

  /** Shows a submission; null only brings a window to the front. */
  openSubmission(target: ReviewTarget | null): void {
    const shown = this.pick();
    shown?.bringToFront();
    if (target === null) return;
    this.#requested = target;
    if (!shown || this.#isLocked()) return;
    this.#requested = null;
    const { carId, site, approves = false } = target;
    shown.send({ type: 'open-submission', carId, site, approves });
  }

  /** Shows the submission of a link that had to wait, if there is one. */
  openRequested(): void {
    if (this.#requested) this.openSubmission(this.#requested);
  }

  /**
   * Closes all windows but that of `pageId`. Resolves to false as soon as one stays open because of unsaved text.
   */
  async closeOthers(pageId: number): Promise<boolean> {
    for (const { window } of this.#open.filter((one) => one.pageId !== pageId)) {
      const isClosed = new Promise<boolean>((resolve) => {
        window.once('closed', () => resolve(true));
        // Emitted after the question, which is asked synchronously.
        window.webContents.once('will-prevent-unload', (event) => resolve(event.defaultPrevented));
      });
      window.close();
      if (!(await isClosed)) return false;
    }
    return true;
  }

  /** A page has registered its listener. */
  pageIsReady(pageId: number): void {
    this.#open.find((one) => one.pageId === pageId)?.pageIsReady();
  }

  /** The system is shutting down: pages send their delayed decisions, and closing asks no questions. */
  prepareToEnd(): void {
    this.#isEnding = true;
    broadcast(() => ({ type: 'leaving' }));
  }

  /** Stores a page's unsaved work for the lifetime of its window. */
  storeWork(pageId: number, work: OpenWork): void {
    const window = this.#open.find((one) => one.pageId === pageId);
    if (window) window.work = work;
  }

  /** The unsaved work of a page before its reload, or null. */
  workOf(pageId: number): OpenWork | null {
    return this.#open.find((one) => one.pageId === pageId)?.work ?? null;
  }

  /** Resolves when the last window's place is on disk. */
  async saved(): Promise<void> {
    await this.#saving;
  }

  #remember(window: BrowserWindow): void {
    this.#state = {
      bounds: window.getNormalBounds(),
      isMaximized: window.isMaximized(),
      zoom: window.webContents.getZoomLevel(),
    };
    this.#saving = this.#file?.write(this.#state);
  }
}
