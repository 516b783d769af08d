import { DESKTOP_SITES_MAX } from '@quartermile/core/domain';
import * as z from 'zod';
import { siteColour } from '../../shared/site-colour.js';
import { siteHost } from '../../shared/site-summary.js';
import { JsonFile } from '../storage/json-file.js';

const storedSitesSchema = z.object({
  /** Origins. */
  sites: z.array(z.string()),
  site: z.string().nullable(),
  /** Display names by origin. */
  names: z.record(z.string(), z.string()).default({}),
  /** Colours by origin. */
  colours: z.record(z.string(), z.string()).default({}),
});
type StoredSites = z.infer<typeof storedSitesSchema>;

/** The stored sites with their names, and the open one. */
export class SiteStore {
  readonly #file: JsonFile<StoredSites>;
  #stored: StoredSites = { sites: [], site: null, names: {}, colours: {} };
  #written: Promise<void> = Promise.resolve();

  /** @param path of the JSON file */
  constructor(path: string) {
    this.#file = new JsonFile(path, storedSitesSchema);
  }

  /** Loads the file; call once, before anything else. */
  async load(): Promise<void> {
    this.#stored = (await this.#file.read()) ?? this.#stored;
  }

  /** Origins in insertion order, so that shortcuts stay stable. */
  get sites(): readonly string[] {
    return this.#stored.sites;
  }

  /** Origin of the open site, or null. */
  get site(): string | null {
    return this.#stored.site;
  }

  /** Whether the maximum number of sites is stored. */
  get isFull(): boolean {
    return this.sites.length >= DESKTOP_SITES_MAX;
  }

  has(site: string): boolean {
    return this.sites.includes(site);
  }

  /** Display name of a site; its host until the name is known. */
  nameOf(site: string): string {
    return this.#stored.names[site] ?? siteHost(site);
  }

  /** The site's colour. */
  colourOf(site: string): string {
    return this.#stored.colours[site] ?? siteColour(site);
  }

  /** A site's name when several sites are stored, otherwise null. */
  nameAmongOthers(site: string): string | null {
    return this.sites.length > 1 ? this.nameOf(site) : null;
  }

  /** Opens a site and stores it if new. A new site is ignored when the store is full. */
  async open(site: string): Promise<void> {
    if (this.has(site)) return this.#change({ site });
    if (this.isFull) return;
    const taken = this.sites.map((one) => this.colourOf(one));
    const colours = { ...this.#stored.colours, [site]: siteColour(site, taken) };
    await this.#change({ sites: [...this.#stored.sites, site], site, colours });
  }

  /** Stores a site's display name; resolves to whether it changed. */
  rename(site: string, name: string): boolean {
    if (!this.has(site) || this.#stored.names[site] === name) return false;
    void this.#change({ names: { ...this.#stored.names, [site]: name } });
    return true;
  }

  /** Removes a site, and closes it if it was open. */
  async forget(site: string): Promise<void> {
    const sites = this.sites.filter((one) => one !== site);
    const { [site]: _name, ...names } = this.#stored.names;
    const { [site]: _colour, ...colours } = this.#stored.colours;
    await this.#change({ sites, names, colours, site: this.site === site ? null : this.site });
  }

  /** Resolves when the last change is on disk. */
  saved(): Promise<void> {
    return this.#written;
  }

  #change(change: Partial<StoredSites>): Promise<void> {
    this.#stored = { ...this.#stored, ...change };
    this.#written = this.#file.write(this.#stored);
    return this.#written;
  }
}
