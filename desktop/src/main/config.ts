import { readSiteAddress } from './sites/site-address.js';

/** What the app is told from outside. */
export interface DesktopConfig {
  /** Origin of the site to open at once, for development; null: the app asks, or opens the last one. */
  readonly site: string | null;
  /** Origin of electron-vite's server that serves the page in development; null: the built page is served. */
  readonly pageServer: string | null;
}

const LOCAL_SERVER = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+\/?$/;

/**
 * Reads the configuration.
 * @param isPackaged an installed app serves the page that it came with, whatever the environment says
 * @throws Error with one clear line when `QUARTERMILE_SITE` is no address of a site
 */
export function loadConfig(isPackaged: boolean, env: NodeJS.ProcessEnv = process.env): DesktopConfig {
  const server = isPackaged ? '' : (env.ELECTRON_RENDERER_URL ?? '');
  const pageServer = LOCAL_SERVER.test(server) ? new URL(server).origin : null;
  return Object.freeze({ site: readSite(env.QUARTERMILE_SITE), pageServer });
}

function readSite(text: string | undefined): string | null {
  if (text === undefined) return null;
  const read = readSiteAddress(text);
  if ('origin' in read) return read.origin;
  throw new Error(`QUARTERMILE_SITE must be an address such as https://example.org, not "${text}"`);
}
