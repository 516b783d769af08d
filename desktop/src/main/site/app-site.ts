import { join } from 'node:path';
import * as z from 'zod';
import type { SiteProblem, SiteState } from '../../shared/app-state.js';
import { log } from '../log/log.js';
import { JsonFile } from '../storage/json-file.js';
import type { SecureStorage } from '../storage/secure-storage.js';
import { checkSite } from './check-site.js';
import { readSiteAddress } from './site-address.js';
import { deleteSite, SiteConnection, type SiteConnectionOptions } from './site-connection.js';
import { siteFiles } from './site-files.js';

/** The stored site. Earlier versions stored several, `sites`, of which `site` was open. */
const storedSiteSchema = z.object({ site: z.string().nullable(), sites: z.array(z.string()).default([]) });
type StoredSite = z.infer<typeof storedSiteSchema>;

/** Dependencies of {@link AppSite}. */
export interface AppSiteOptions extends Omit<SiteConnectionOptions, 'origin' | 'files' | 'onRole'> {
  /** Data folder of the app. */
  readonly folder: string;
  readonly secureStorage: SecureStorage;
  /** The site or the role of its administrator has changed. */
  onSite(): void;
  /** Closes the windows except that of `pageId`. Resolves to false when one stays open because of unsaved text. */
  closeOthers(pageId: number): Promise<boolean>;
  /** Asks whether decisions that can neither be sent nor stored may be lost. */
  mayLose(count: number): Promise<boolean>;
}

/** The view without a site. */
const NO_VIEW = { hasToken: false, awaySince: null, problem: null, waiting: [], refused: [] };

/** The one site that the app is connected to. */
export class AppSite {
  readonly #options: AppSiteOptions;
  readonly #file: JsonFile<StoredSite>;
  #connection: SiteConnection | null = null;
  #isConnecting = false;
  #removed = 0;

  constructor(options: AppSiteOptions) {
    this.#options = options;
    this.#file = new JsonFile(join(options.folder, 'sites.json'), storedSiteSchema);
  }

  /** Restores the site of the last run, or connects to `given`. Removes other sites of an earlier version. */
  async load(given: string | null): Promise<void> {
    const { site = null, sites = [] } = (await this.#file.read()) ?? {};
    const origin = given ?? site ?? sites.at(-1) ?? null;
    const stored = site === null ? sites : [site, ...sites];
    const others = new Set(stored.filter((one) => one !== origin));
    for (const other of others) await deleteSite(this.#filesOf(other), false);
    this.#removed = given === null ? others.size : 0;
    if (origin !== null) await this.#open(origin);
    else this.#options.onSite();
  }

  /** The connection; null before the first one. */
  get connection(): SiteConnection | null {
    return this.#connection;
  }

  /** The connection if it is that of `origin`: pages of a former site reach nothing. */
  at(origin: string): SiteConnection | null {
    return this.#connection?.origin === origin ? this.#connection : null;
  }

  get state(): SiteState {
    return {
      site: this.#connection?.origin ?? null,
      removedSites: this.#removed,
      hasKeyStore: this.#options.secureStorage.isSafe,
      ...(this.#connection?.view ?? NO_VIEW),
    };
  }

  /**
   * Connects to the site at an address. Sends or stores the decisions queued for the present one, and deletes what else
   * is stored of it. Resolves to a problem, or null on success.
   * @param pageId the page that connects; the other windows are closed
   */
  async connect(address: string, pageId: number): Promise<SiteProblem | null> {
    const read = readSiteAddress(address);
    if ('problem' in read) return read.problem;
    const result = await checkSite(read.origin, this.#options.fetch);
    log.info('site checked', {
      host: new URL(read.origin).host,
      problem: 'problem' in result ? result.problem : null,
    });
    if ('problem' in result) return result.problem;
    if (this.at(result.origin) || this.#isConnecting) return null;
    this.#isConnecting = true;
    try {
      return (await this.#leave(pageId)) ?? (await this.#open(result.origin));
    } finally {
      this.#isConnecting = false;
    }
  }

  /** Records activity in a window; ms since 1970. */
  recordPageActivity(at: number, pageId: number): void {
    if (!this.#connection?.session.recordPageActivity(at)) return;
    this.#options.emit({ type: 'activity', at }, { except: pageId });
  }

  /** Records activity that pages do not see, such as in a menu; ms since 1970. */
  recordSystemActivity(at: number): void {
    if (this.#connection?.session.recordSystemActivity(at)) this.#options.emit({ type: 'activity', at });
  }

  /** Resolves when the last change is on disk. */
  async saved(): Promise<void> {
    await this.#connection?.saved();
  }

  /** Leaves the present site; resolves to the reason when it stays connected. */
  async #leave(pageId: number): Promise<SiteProblem | null> {
    const connection = this.#connection;
    if (!connection) return null;
    if (!(await this.#options.closeOthers(pageId))) return 'unsaved';
    const lost = await connection.sendOrStore();
    if (lost > 0 && !(await this.#options.mayLose(lost))) return 'unsent';
    await connection.forget();
    return null;
  }

  /** Opens a site after its session is loaded; until then the windows stay unchanged. */
  async #open(origin: string): Promise<null> {
    const { onSite, onState } = this.#options;
    const connection = new SiteConnection({
      ...this.#options,
      origin,
      files: this.#filesOf(origin),
      onRole: onSite,
    });
    await connection.load();
    this.#connection = connection;
    await this.#file.write({ site: origin, sites: [] });
    onSite();
    onState();
    return null;
  }

  #filesOf(origin: string): ReturnType<typeof siteFiles> {
    const { folder, secureStorage } = this.#options;
    return siteFiles(folder, origin, secureStorage);
  }
}
