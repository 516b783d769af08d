import { DESK_SITES_MAX } from '@quartermile/core/domain';
import * as z from 'zod';
import { JsonFile } from '../storage/json-file.js';

const keptSitesSchema = z.object({ sites: z.array(z.string()), site: z.string().nullable() });
type KeptSites = z.infer<typeof keptSitesSchema>;

/** The sites whose desk this is, and which of them is open. */
export class SiteStore {
  readonly #file: JsonFile<KeptSites>;
  #kept: KeptSites = { sites: [], site: null };

  /** @param path of the file that remembers them */
  constructor(path: string) {
    this.#file = new JsonFile(path, keptSitesSchema);
  }

  /** Reads what was kept; to be called once, first. */
  async load(): Promise<void> {
    this.#kept = (await this.#file.read()) ?? this.#kept;
  }

  /** Origins, the one opened last first. */
  get sites(): readonly string[] {
    return this.#kept.sites;
  }

  /** Origin of the open site; null when there is none. */
  get site(): string | null {
    return this.#kept.site;
  }

  /** Keeps a site, if it is new, and opens it. */
  async open(site: string): Promise<void> {
    const others = this.#kept.sites.filter((one) => one !== site);
    await this.#change({ sites: [site, ...others].slice(0, DESK_SITES_MAX), site });
  }

  /** Forgets a site; closes it if it was open. */
  async forget(site: string): Promise<void> {
    const sites = this.#kept.sites.filter((one) => one !== site);
    await this.#change({ sites, site: this.#kept.site === site ? null : this.#kept.site });
  }

  async #change(kept: KeptSites): Promise<void> {
    this.#kept = kept;
    await this.#file.write(kept);
  }
}
