import { BrowserWindow, type Rectangle } from 'electron';
import { tellPages } from '../channels/tell-pages.js';
import { offerTextMenu } from '../spelling/text-menu.js';
import { JsonFile } from '../storage/json-file.js';
import type { LocatedReview, ReviewTarget } from './deep-link.js';
import { openDeskWindow } from './desk-window.js';
import { askBeforeLoss } from './leave-question.js';
import { placeWindow, type WindowState, windowStateSchema } from './window-state.js';

/** Opens the site of a submission; null when it is not kept. */
type Locate = (target: ReviewTarget) => Promise<LocatedReview | null>;

/** The windows of the desk: opened where the last one stood, and shown the submission that a link names. */
export class DeskWindows {
  readonly #path: () => string;
  #file: JsonFile<WindowState> | null = null;
  #state: WindowState | null = null;
  #screens: readonly Rectangle[] = [];
  #saving: Promise<void> | undefined;
  #asked: ReviewTarget | null = null;
  #locate: Locate = async () => null;
  readonly #open = new Set<BrowserWindow>();
  /** Pages that listen. */
  readonly #ready = new Set<number>();

  /** @param path of the file that remembers where a window stood */
  constructor(path: () => string) {
    this.#path = path;
  }

  /**
   * Opens the first window.
   * @param screens the areas that windows may take
   * @param locate opens the site of a submission
   */
  async load(screens: readonly Rectangle[], locate: Locate): Promise<void> {
    this.#locate = locate;
    this.#file = new JsonFile(this.#path(), windowStateSchema);
    this.#state = await this.#file.read();
    this.#screens = screens;
    this.open();
  }

  /** Opens one more window. */
  open(): void {
    if (!this.#file) return;
    const place = placeWindow(this.#state, this.#screens);
    const window = openDeskWindow(place);
    const pageId = window.webContents.id;
    this.#open.add(window);
    window.webContents.once('did-finish-load', () => window.webContents.setZoomLevel(place.zoom));
    askBeforeLoss(window);
    offerTextMenu(window);
    window.on('close', () => this.#remember(window));
    window.on('closed', () => {
      this.#open.delete(window);
      this.#ready.delete(pageId);
    });
  }

  /** The window of the desk that has the focus, else any; null when there is none. */
  front(): BrowserWindow | null {
    const focused = BrowserWindow.getFocusedWindow();
    const [first = null] = this.#open;
    return focused && this.#open.has(focused) ? focused : first;
  }

  /** Brings a window to the fore; opens one when there is none. */
  show(): void {
    const [window] = this.#open;
    if (!window) return this.open();
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  /** Shows a submission, as soon as a page can; null only brings a window to the fore. */
  openSubmission(target: ReviewTarget | null): void {
    this.show();
    if (target === null) return;
    this.#asked = target;
    const [pageId] = this.#ready;
    if (pageId !== undefined) this.pageIsReady(pageId);
  }

  /** A page listens: it is told what was asked for meanwhile. */
  pageIsReady(pageId: number): void {
    this.#ready.add(pageId);
    const target = this.#asked;
    if (target === null) return;
    this.#asked = null;
    void this.#locate(target).then(
      (found) => found && tellPages({ type: 'open-submission', ...found }, { only: pageId }),
    );
  }

  /** Resolves once it is written down where the last window stood. */
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
