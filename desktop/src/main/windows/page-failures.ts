import { type BrowserWindow, dialog } from 'electron';
import { desktopMessages } from '../../shared/messages/messages.js';

/** After a second crash within this time the app asks before it reloads: one minute. */
const CRASH_WINDOW_MS = 60_000;

const text = desktopMessages.pages;

/** Chromium's code for a navigation replaced by another one (net_error_list.h); not a failure. */
const ABORTED = -3;

/** Reloads a crashed page, and asks what to do about one that hangs or fails to load. */
export function watchPage(window: BrowserWindow): void {
  const page = new WatchedPage(window);
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason !== 'clean-exit') page.reloadAfterCrash();
  });
  window.webContents.on('did-fail-load', (_event, code, _description, _url, isMainFrame) => {
    if (isMainFrame && code !== ABORTED) void page.offerReload(text.loadFailed, text.loadFailedDetail);
  });
  window.on('unresponsive', () => void page.askToWait());
  window.on('responsive', () => page.closeQuestion());
  window.on('closed', () => page.closeQuestion());
}

/** The page of a window, and the open question about it. */
class WatchedPage {
  readonly #window: BrowserWindow;
  #crashedAt = Number.NEGATIVE_INFINITY;
  #isAsking = false;
  #isRestarting = false;
  /** Closes the question about a hanging page. */
  #hanging: AbortController | null = null;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  /** Reloads after a crash, but not in a loop. */
  reloadAfterCrash(): void {
    this.closeQuestion();
    if (this.#isRestarting) return;
    const isAgain = Date.now() - this.#crashedAt < CRASH_WINDOW_MS;
    this.#crashedAt = Date.now();
    if (isAgain) return void this.offerReload(text.crashedAgain, text.crashedAgainDetail);
    this.#window.webContents.reload();
    void this.#ask({
      type: 'warning',
      message: text.crashed,
      detail: text.crashedDetail,
      buttons: [text.ok],
    });
  }

  /** Asks whether to reload the page or close its window. */
  async offerReload(message: string, detail: string): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    const buttons = [text.reload, text.close];
    const answer = await this.#ask({ type: 'error', message, detail, buttons, defaultId: 0, cancelId: 1 });
    this.#isAsking = false;
    if (this.#window.isDestroyed()) return;
    if (answer === 0) this.#window.webContents.reload();
    else this.#window.destroy();
  }

  /** The page is unresponsive: asks whether to wait until it responds. */
  async askToWait(): Promise<void> {
    if (this.#hanging) return;
    const hanging = new AbortController();
    this.#hanging = hanging;
    const buttons = [text.wait, text.reload];
    const question = { message: text.hangs, detail: text.hangsDetail, buttons, defaultId: 0, cancelId: 0 };
    const answer = await this.#ask({ type: 'question', ...question, signal: hanging.signal });
    if (this.#hanging === hanging) this.#hanging = null;
    if (answer === 1 && !this.#window.isDestroyed()) this.#restart();
  }

  /** The page responds again or is gone: closes the question. */
  closeQuestion(): void {
    this.#hanging?.abort();
    this.#hanging = null;
  }

  /** Kills the unresponsive renderer process and loads the page in a new one. */
  #restart(): void {
    this.#isRestarting = true;
    this.#window.webContents.forcefullyCrashRenderer();
    this.#window.webContents.reload();
    this.#window.webContents.once('did-finish-load', () => {
      this.#isRestarting = false;
    });
  }

  async #ask(question: Electron.MessageBoxOptions): Promise<number> {
    const whole = { noLink: true, ...question };
    // A modal dialog needs a window that has been shown.
    const { response } = await (this.#window.isVisible()
      ? dialog.showMessageBox(this.#window, whole)
      : dialog.showMessageBox(whole));
    return response;
  }
}
