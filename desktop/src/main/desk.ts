import { join } from 'node:path';
import type { SiteChange } from '../shared/channels.js';
import type { DeskNews, DeskState, SiteProblem } from '../shared/desk-state.js';
import type { Fetch } from './calls/fetch.js';
import type { Audience } from './channels/tell-pages.js';
import { checkSite } from './sites/check-site.js';
import { readSiteAddress } from './sites/site-address.js';
import type { Arrival } from './sites/site-attendance.js';
import { SiteDesk } from './sites/site-desk.js';
import { SiteStore } from './sites/site-store.js';
import { siteFiles } from './storage/site-files.js';
import type { Vault } from './storage/vault.js';

/** What the desk is made of, and whom it tells. */
export interface DeskOptions {
  /** Folder for what the app keeps. */
  readonly folder: string;
  readonly vault: Vault;
  readonly fetch: Fetch;
  tell(news: DeskNews, audience?: Audience): void;
  /** A visitor's car came in at the open site. */
  onArrival(arrival: Arrival): void;
  /** How many submissions await a decision there. */
  onPending(count: number): void;
  /** The sites, or which of them is open, have changed. */
  onSites(): void;
}

/** The desk: the sites that are kept, and the one that is open. */
export class Desk {
  readonly #options: DeskOptions;
  readonly #store: SiteStore;
  #open: SiteDesk | null = null;
  #isChoosing = false;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#store = new SiteStore(join(options.folder, 'sites.json'));
  }

  /** Opens the site that was open last, or the one that is asked for. */
  async load(site: string | null): Promise<void> {
    await this.#store.load();
    if (site !== null) await this.#store.open(site);
    await this.#openStored();
  }

  /** The open site's desk; null before the first site. */
  get open(): SiteDesk | null {
    return this.#open;
  }

  get state(): DeskState {
    return {
      sites: [...this.#store.sites],
      site: this.#store.site,
      isChoosing: this.#isChoosing,
      hasKeyStore: this.#options.vault.isSafe,
      ...(this.#open?.view ?? { hasToken: false, awaySince: null, problem: null, waiting: [], refused: [] }),
    };
  }

  /** Adds, opens or forgets a site, or goes to the list; why an address was not taken, null when it was. */
  async changeSites(change: SiteChange): Promise<SiteProblem | null> {
    if (change.do === 'add') return this.#add(change.address);
    if (change.do === 'choose') this.#choose(true);
    else if (change.do === 'forget') await this.#forget(change.origin);
    else if (this.#store.sites.includes(change.origin)) await this.#switchTo(change.origin);
    return null;
  }

  /** Something was done in a window, which its page tells, or in a menu, which no page sees; ms since 1970. */
  noteActivity(at: number, pageId?: number): void {
    const session = this.#open?.session;
    const isNews = pageId === undefined ? session?.noteAtSystem(at) : session?.noteInWindow(at);
    if (isNews) this.#options.tell({ type: 'activity', at }, { except: pageId });
  }

  close(): void {
    this.#open?.close();
  }

  async #add(address: string): Promise<SiteProblem | null> {
    const read = readSiteAddress(address);
    if ('problem' in read) return read.problem;
    const found = await checkSite(read.origin, this.#options.fetch);
    if ('problem' in found) return found.problem;
    await this.#switchTo(found.origin);
    return null;
  }

  async #switchTo(origin: string): Promise<void> {
    await this.#store.open(origin);
    await this.#openStored();
    this.#choose(false);
  }

  async #forget(origin: string): Promise<void> {
    const files = siteFiles(this.#options.folder, origin, this.#options.vault);
    await this.#store.forget(origin);
    await this.#openStored();
    // Decisions that were never sent are not lost with it: they wait until the site is added again.
    const hasWaiting = ((await files.queue.read())?.waiting.length ?? 0) > 0;
    if (!hasWaiting) await files.queue.write(null);
    await Promise.all([files.session.write(null), files.answers.write(null)]);
    this.#tellState();
  }

  async #openStored(): Promise<void> {
    const origin = this.#store.site;
    this.#options.onSites();
    if (this.#open?.origin === origin) return;
    this.#open?.close();
    this.#open = null;
    this.#options.onPending(0);
    if (origin === null) return;
    const { folder, vault, fetch, tell, onArrival, onPending } = this.#options;
    this.#open = new SiteDesk({
      origin,
      fetch,
      files: siteFiles(folder, origin, vault),
      tell,
      onState: () => this.#tellState(),
      onArrival,
      onPending,
    });
    await this.#open.load();
  }

  #choose(isChoosing: boolean): void {
    this.#isChoosing = isChoosing;
    this.#tellState();
  }

  #tellState(): void {
    this.#options.tell({ type: 'state', state: this.state });
  }
}
