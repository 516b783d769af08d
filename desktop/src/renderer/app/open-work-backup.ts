import { DESKTOP_OPEN_WORK_SAVE_MS } from '@quartermile/core/domain';
import type { DesktopBridge } from '../../shared/desktop-bridge.js';
import type { OpenCar, OpenWork } from '../../shared/open-work.js';

/**
 * Copies this window's open work to the main process, so that it survives a reload or a crash of the page, and restores it once.
 */
export class OpenWorkBackup {
  readonly #bridge: Pick<DesktopBridge, 'runCommand'>;
  readonly #drafts = new Map<string, () => string>();
  /** The work of the previous page. */
  readonly #former: OpenWork | null;
  readonly #taken = new Set<string>();
  #tab = '';
  #car: OpenCar | null = null;
  #isWaiting = false;

  /** @param former the work of the previous page; null for the first page of a window */
  constructor(bridge: Pick<DesktopBridge, 'runCommand'>, former: OpenWork | null) {
    this.#bridge = bridge;
    this.#former = former;
    this.#tab = former?.tab ?? '';
    this.#car = former?.car ?? null;
  }

  /** Stores the open tab, and the car whose drawer is open. */
  saveTab(tab: string, car: OpenCar | null = null): void {
    this.#tab = tab;
    this.#car = car;
    this.#saveSoon();
  }

  /** Stores a site's drafts; `read` serialises all of them. */
  saveDrafts(site: string, read: () => string): void {
    this.#drafts.set(site, read);
    this.#saveSoon();
  }

  /** Returns and clears the previous page's drafts of a site; null when there are none. */
  takeDrafts(site: string): string | null {
    if (this.#taken.has(site)) return null;
    this.#taken.add(site);
    return this.#former?.drafts[site] ?? null;
  }

  #saveSoon(): void {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      const own = [...this.#drafts].map(([site, read]) => [site, read()] as const);
      const untouched = Object.entries(this.#former?.drafts ?? {}).filter(([site]) => !this.#taken.has(site));
      const drafts = Object.fromEntries([...untouched, ...own]);
      const work = { tab: this.#tab, ...(this.#car && { car: this.#car }), drafts };
      void this.#bridge.runCommand({ do: 'keep-open-work', work });
    }, DESKTOP_OPEN_WORK_SAVE_MS);
  }
}
