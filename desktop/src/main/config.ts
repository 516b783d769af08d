import { readSiteAddress } from './sites/site-address.js';

/** What the app is told from outside. */
export interface DesktopConfig {
  /** Origin of the site to open at once, for development; null: the app asks, or opens the last one. */
  readonly site: string | null;
}

/**
 * Reads the configuration.
 * @throws Error with one clear line when `QUARTERMILE_SITE` is no address of a site
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): DesktopConfig {
  const text = env.QUARTERMILE_SITE;
  if (text === undefined) return Object.freeze({ site: null });
  const read = readSiteAddress(text);
  if ('origin' in read) return Object.freeze({ site: read.origin });
  throw new Error(`QUARTERMILE_SITE must be an address such as https://example.org, not "${text}"`);
}
