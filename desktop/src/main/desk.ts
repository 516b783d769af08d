import { join } from 'node:path';
import type { SiteChange } from '../shared/channels.js';
import type { DeskNews, DeskState, SiteProblem } from '../shared/desk-state.js';
import type { Fetch } from './calls/fetch.js';
import type { Asker } from './channels/answer-channels.js';
import type { Audience } from './channels/tell-pages.js';
import { checkSite } from './sites/check-site.js';
import { readSiteAddress } from './sites/site-address.js';
import type { Arrival } from './sites/site-attendance.js';
import { SiteDesk } from './sites/site-desk.js';
import { SiteStore } from './sites/site-store.js';
import { siteFiles } from './storage/site-files.js';
import type { Vault } from './storage/vault.js';
import type { LocatedReview, ReviewTarget } from './windows/deep-link.js';

/** What the desk is made of, and whom it tells. */
export interface DeskOptions {
  /** Folder for what the app keeps. */
  readonly folder: string;
  readonly vault: Vault;
  readonly fetch: Fetch;
  tell(news: DeskNews, audience?: Audience): void;
  /** A visitor's car came in at a site. */
  onArrival(arrival: Arrival, site: string): void;
  /** How many submissions await a decision there. */
  onPending(count: number): void;
  /** The sites, or which of them is open, have changed. */
  onSites(): void;
}

/** The desk: the sites that are kept, and the one that is open. */
export class Desk {
  readonly #options: DeskOptions;
  readonly #store: SiteStore;
  /** The sites that were open since the app started: what was begun there is ended there. */
  readonly #desks = new Map<string, SiteDesk>();
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

  /** The desk of a site that is open, or was since the app started; null for any other. */
  at(site: string): SiteDesk | null {
    return this.#desks.get(site) ?? null;
  }

  /** Whether a site is kept. */
  has(site: string): boolean {
    return this.#store.sites.includes(site);
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
    else if (this.has(change.origin)) await this.#switchTo(change.origin);
    return null;
  }

  /**
   * Opens the site that a link or a notification names, and says where its submission is. Null when that site is not
   * kept: then the list of sites is shown, where it can be added.
   */
  async locate({ carId, site }: ReviewTarget): Promise<LocatedReview | null> {
    const origin = site ?? this.#store.site;
    if (origin === null || !this.has(origin)) {
      this.#choose(true);
      return null;
    }
    if (origin !== this.#open?.origin || this.#isChoosing) await this.#switchTo(origin);
    return { site: origin, carId };
  }

  /** Something was done in a window, whose page says at which site; ms since 1970. */
  noteInWindow(site: string, at: number, pageId: number): void {
    if (!this.at(site)?.session.noteInWindow(at)) return;
    this.#options.tell({ type: 'activity', site, at }, { except: pageId });
  }

  /** Something was done in a menu, which no page sees; ms since 1970. */
  noteAtSystem(at: number): void {
    if (!this.#open?.session.noteAtSystem(at)) return;
    this.#options.tell({ type: 'activity', site: this.#open.origin, at });
  }

  /** Gives up a page's call, at whichever site it is under way. */
  giveUp(asker: Asker, id: string): void {
    for (const desk of this.#desks.values()) desk.giveUp(asker, id);
  }

  /** The machine woke up, or its screen was unlocked. */
  wake(): void {
    for (const desk of this.#desks.values()) desk.wake();
  }

  /** Resolves once what was changed last is on disk. */
  async saved(): Promise<void> {
    await Promise.all([...this.#desks.values()].map((desk) => desk.saved()));
  }

  close(): void {
    for (const desk of this.#desks.values()) desk.close();
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
    this.at(origin)?.close();
    this.#desks.delete(origin);
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
    this.#open?.park();
    this.#open = null;
    this.#options.onPending(0);
    if (origin === null) return;
    const known = this.at(origin);
    const desk = known ?? this.#makeDesk(origin);
    this.#desks.set(origin, desk);
    this.#open = desk;
    if (known) known.resume();
    else await desk.load();
  }

  #makeDesk(origin: string): SiteDesk {
    const { folder, vault, fetch, tell, onArrival, onPending } = this.#options;
    return new SiteDesk({
      origin,
      fetch,
      files: siteFiles(folder, origin, vault),
      tell: (news, audience) => tell({ ...news, site: origin }, audience),
      onState: () => this.#tellState(),
      onArrival: (arrival) => onArrival(arrival, origin),
      // What is shown is the open site's.
      onPending: (count) => this.#open?.origin === origin && onPending(count),
    });
  }

  #choose(isChoosing: boolean): void {
    this.#isChoosing = isChoosing;
    this.#tellState();
  }

  #tellState(): void {
    this.#options.tell({ type: 'state', state: this.state });
  }
}
