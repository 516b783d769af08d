import { join } from 'node:path';
import type { AdminRole } from '@quartermile/core/domain';
import type { QueuedDecision, SiteProblem, SitesState } from '../../shared/app-state.js';
import type { SiteChange } from '../../shared/channels.js';
import type { Caller } from '../channels/handle-requests.js';
import { log } from '../log/log.js';
import type { LocatedReview, ReviewTarget } from '../windows/deep-link.js';
import { checkSite } from './check-site.js';
import { ForgottenQueues } from './forgotten-queues.js';
import { readSiteAddress } from './site-address.js';
import type { SiteConnection } from './site-connection.js';
import { SiteConnections, type SiteConnectionsOptions } from './site-connections.js';
import { SiteStore } from './site-store.js';
import { summariseSites } from './site-summaries.js';
import type { NamedArrival } from './site-watcher.js';

/** Dependencies of {@link SiteManager}. */
export interface SiteManagerOptions extends Omit<SiteConnectionsOptions, 'onName' | 'onRole' | 'onArrival'> {
  /** A new submission, with its site's name when several are stored. */
  onArrival(arrival: NamedArrival, site: string): void;
  /** The sites, their names, or the open site have changed. */
  onSites(): void;
}

/** The view without any site. */
const NO_VIEW = { hasToken: false, awaySince: null, problem: null, waiting: [], refused: [] };

/** Manages the stored sites and the open one. */
export class SiteManager {
  readonly #options: SiteManagerOptions;
  readonly #store: SiteStore;
  readonly #connections: SiteConnections;
  readonly #forgotten: ForgottenQueues;
  #open: SiteConnection | null = null;
  #isChoosing = false;
  #offered: SitesState['offered'] = null;

  constructor(options: SiteManagerOptions) {
    this.#options = options;
    const store = new SiteStore(join(options.folder, 'sites.json'));
    this.#store = store;
    this.#forgotten = new ForgottenQueues(options.folder, options.secureStorage);
    this.#connections = new SiteConnections({
      ...options,
      onArrival(arrival, site) {
        options.onArrival({ ...arrival, siteName: store.nameAmongOthers(site) }, site);
      },
      onRole: (site) => {
        if (site === store.site) options.onSites();
      },
      onName: (site, name) => this.#rename(site, name),
    });
  }

  /** Opens `site`, or the site of the last run; the others are watched. */
  async load(site: string | null): Promise<void> {
    await this.#store.load();
    if (site !== null) await this.#store.open(site);
    if (this.#store.site !== null) await this.#show(this.#store.site);
    else this.#options.onSites();
    this.#connections.watch(this.#store.sites.filter((one) => one !== this.#store.site));
  }

  /** The open site's connection; null without any site. */
  get open(): SiteConnection | null {
    return this.#open;
  }

  /** The connection of a stored site, or null. */
  at(site: string): SiteConnection | null {
    return this.#connections.at(site);
  }

  /** Role of the administrator at the open site; undefined while unknown. */
  get role(): AdminRole | undefined {
    return this.#open?.role;
  }

  get state(): SitesState {
    return {
      sites: summariseSites(this.#store, this.#connections),
      site: this.#store.site,
      isChoosing: this.#isChoosing,
      offered: this.#offered,
      hasKeyStore: this.#options.secureStorage.isSafe,
      ...(this.#open?.view ?? NO_VIEW),
    };
  }

  /**
   * Adds, opens or removes a site, or shows the list. Resolves to an error message, or null on success.
   * @param caller the page in which a link's submission is shown
   */
  async changeSites(change: SiteChange, caller?: Caller): Promise<SiteProblem | null> {
    if (change.do === 'add') return this.#add(change.address, caller);
    if (change.do === 'choose') this.#choose(true);
    else if (change.do === 'forget') await this.#forget(change.origin);
    else if (this.#store.has(change.origin)) await this.#switchTo(change.origin);
    return null;
  }

  /**
   * Opens the site of a link or notification and returns the submission's location. Null for an unknown site: the
   * list then offers to add it, and no request is sent before the user agrees.
   */
  async locate({ carId, site }: ReviewTarget): Promise<LocatedReview | null> {
    const origin = site ?? this.#store.site;
    if (origin === null || !this.#store.has(origin)) {
      this.#choose(true, origin === null ? null : { origin, carId });
      return null;
    }
    if (origin !== this.#open?.origin || this.#isChoosing) await this.#switchTo(origin);
    return { site: origin, carId };
  }

  /**
   * Queues a decision until its site accepts it. For a removed site it is stored until the site is added again.
   * @throws Error for a site that was never stored
   */
  async queue(site: string, decision: QueuedDecision): Promise<void> {
    const at = this.at(site);
    return at ? at.queue(decision) : this.#forgotten.add(site, decision);
  }

  /** Records activity in a window at `site`; ms since 1970. */
  recordPageActivity(site: string, at: number, pageId: number): void {
    if (!this.at(site)?.session.recordPageActivity(at)) return;
    this.#options.emit({ type: 'activity', site, at }, { except: pageId });
  }

  /** Records activity that pages do not see, such as in a menu; ms since 1970. */
  recordSystemActivity(at: number): void {
    if (!this.#open?.session.recordSystemActivity(at)) return;
    this.#options.emit({ type: 'activity', site: this.#open.origin, at });
  }

  /** Cancels a page's call at any site. */
  cancelCall(caller: Caller, id: string): void {
    this.#connections.cancelCall(caller, id);
  }

  /** The machine woke up or its screen was unlocked. */
  wake(): void {
    this.#connections.wake();
  }

  /** Resolves when the last change is on disk. */
  async saved(): Promise<void> {
    await Promise.all([this.#store.saved(), this.#connections.saved()]);
  }

  close(): void {
    this.#connections.close();
  }

  async #add(address: string, caller?: Caller): Promise<SiteProblem | null> {
    const read = readSiteAddress(address);
    if ('problem' in read) return read.problem;
    const result = await checkSite(read.origin, this.#options.fetch);
    log.info('site checked', {
      host: new URL(read.origin).host,
      problem: 'problem' in result ? result.problem : null,
    });
    if ('problem' in result) return result.problem;
    if (!this.#store.has(result.origin) && this.#store.isFull) return 'full';
    const offered = this.#offered?.origin === read.origin ? this.#offered : null;
    await this.#switchTo(result.origin);
    if (offered) {
      const { carId } = offered;
      this.#options.emit(
        { type: 'open-submission', site: result.origin, carId, approves: false },
        { only: caller?.pageId },
      );
    }
    return null;
  }

  async #switchTo(origin: string): Promise<void> {
    this.#forgotten.stopQueueing(origin);
    await this.#show(origin);
    this.#choose(false);
  }

  /** Opens a site after its session is loaded; until then the windows stay unchanged. */
  async #show(origin: string): Promise<void> {
    const connection = await this.#connections.open(origin);
    const stored = this.#store.open(origin);
    this.#open = connection;
    this.#options.onSites();
    await stored;
  }

  async #forget(origin: string): Promise<void> {
    if (!this.#store.has(origin)) return;
    await this.#connections.forget(origin);
    await this.#forgotten.startQueueing(origin);
    if (this.#open?.origin === origin) this.#open = null;
    await this.#store.forget(origin);
    this.#options.onSites();
    this.#options.onState();
  }

  #choose(isChoosing: boolean, offered: SitesState['offered'] = null): void {
    this.#isChoosing = isChoosing;
    this.#offered = offered;
    this.#options.onState();
  }

  #rename(site: string, name: string): void {
    if (!this.#store.rename(site, name)) return;
    this.#options.onSites();
    this.#options.onState();
  }
}
