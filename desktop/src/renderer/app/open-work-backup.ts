import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { OpenWork } from '../../shared/open-work.js';

/** Debounce for copying open work to the main process. */
const OPEN_WORK_SAVE_MS = 300;

/**
 * Copies this window's open work to the main process, so that it survives a reload or a crash of the page, and restores it once.
 */
export class OpenWorkBackup {
  readonly #bridge: Pick<DesktopBridge, 'runCommand'>;
  #work: Pick<OpenWork, 'tab' | 'carId'>;
  /** The previous page's drafts, until they are taken. */
  #former: string | null;
  #readDrafts: (() => string) | null = null;
  #isWaiting = false;

  /** @param former the work of the previous page; null for the first page of a window */
  constructor(bridge: Pick<DesktopBridge, 'runCommand'>, former: OpenWork | null) {
    const { tab = '', carId = null, drafts = null } = former ?? {};
    this.#bridge = bridge;
    this.#work = { tab, carId };
    this.#former = drafts;
  }

  /** Stores the open tab, and the car whose drawer is open, or null. */
  saveTab(tab: string, carId: string | null): void {
    this.#work = { tab, carId };
    this.#saveSoon();
  }

  /** Stores the drafts; `read` serialises all of them. */
  saveDrafts(read: () => string): void {
    this.#readDrafts = read;
    this.#saveSoon();
  }

  /** Returns and clears the previous page's drafts; null when there are none. */
  takeDrafts(): string | null {
    const drafts = this.#former;
    this.#former = null;
    return drafts;
  }

  #saveSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      const work = { ...this.#work, drafts: this.#readDrafts?.() ?? this.#former };
      void this.#bridge.runCommand({ do: 'keep-open-work', work });
    }, OPEN_WORK_SAVE_MS);
  }
}
