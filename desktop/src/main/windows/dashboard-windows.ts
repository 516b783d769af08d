import type { BaseWindow, BrowserWindow } from 'electron';
import type { OpenWork } from '../../shared/open-work.js';
import { broadcast } from '../channels/broadcast.js';
import { attachContextMenu } from '../spelling/context-menu.js';
import { JsonFile } from '../storage/json-file.js';
import { confirmUnsavedChanges } from './confirm-unsaved-changes.js';
import { DashboardWindow } from './dashboard-window.js';
import type { LocatedReview, ReviewTarget } from './deep-link.js';
import { readDisplayAreas } from './displays.js';
import { watchPage } from './page-failures.js';
import { closePictureWindows } from './picture-window.js';
import { placeWindow, type WindowState, windowStateSchema } from './window-state.js';

/** Opens the site of a submission; null when that site is not stored. */
type Locate = (target: ReviewTarget) => Promise<LocatedReview | null>;

/** Manages the dashboard windows: their place on screen, and the submission that a link opens. */
export class DashboardWindows {
  readonly #path: () => string;
  #file: JsonFile<WindowState> | null = null;
  #state: WindowState | null = null;
  #saving: Promise<void> | undefined;
  /** Target of a link that arrived before the first window. */
  #requested: ReviewTarget | null = null;
  #locate: Locate = async () => null;
  #isEnding = false;
  /** In order of focus, last focused last. */
  #open: readonly DashboardWindow[] = [];

  /** @param path of the JSON file with the last window's place */
  constructor(path: () => string) {
    this.#path = path;
  }

  /**
   * Opens the first window, unless the app starts in the background.
   * @param locate opens the site of a submission
   */
  async load(locate: Locate, isHidden = false): Promise<void> {
    this.#locate = locate;
    this.#file = new JsonFile(this.#path(), windowStateSchema);
    this.#state = await this.#file.read();
    if (isHidden) return;
    const first = this.open();
    if (first && this.#requested) this.#show(this.#requested, first);
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
    if (shown) this.#show(target, shown);
    else this.#requested = target;
  }

  /** A page has registered its listener. */
  pageIsReady(pageId: number): void {
    this.#open.find((one) => one.pageId === pageId)?.pageIsReady();
  }

  /** The system is shutting down: pages send their delayed decisions, and closing asks no questions. */
  prepareToEnd(): void {
    this.#isEnding = true;
    broadcast({ type: 'leaving' });
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

  #show(target: ReviewTarget, shown: DashboardWindow): void {
    const approves = target.approves ?? false;
    void this.#locate(target).then(
      (located) => located && shown.send({ type: 'open-submission', ...located, approves }),
    );
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
